// Turns the items of checklists into boxes that can be ticked, and keeps their state in this browser.
// Without this script the page is a list, which says as much.
for (const item of document.querySelectorAll("ul.checklist > li[id]")) {
  const key = "checklist:" + item.id;
  const box = document.createElement("input");
  box.type = "checkbox";
  try {
    box.checked = localStorage.getItem(key) === "done";
  } catch {
    // The browser keeps nothing; the boxes work until the page is left.
  }
  box.addEventListener("change", () => {
    try {
      if (box.checked) localStorage.setItem(key, "done");
      else localStorage.removeItem(key);
    } catch {
      // As above.
    }
  });
  const text = document.createElement("span");
  text.append(...item.childNodes);
  const label = document.createElement("label");
  label.append(box, text);
  item.append(label);
}
