// Turns checklist items into checkboxes, and stores their state in this browser. Without this script the
// page shows a plain list and says so.
{
  let keeps = true;
  // If the browser refuses storage, the boxes work until the page is closed.
  const stored = (work) => {
    try {
      return work(localStorage);
    } catch {
      keeps = false;
      return null;
    }
  };

  const boxes = [];
  for (const item of document.querySelectorAll("ul.checklist > li[id]")) {
    const box = document.createElement("input");
    box.type = "checkbox";
    box.name = "checklist:" + item.id;
    const text = document.createElement("span");
    // The link to the chapter, which comes last, is not part of the label.
    const nodes = [...item.childNodes];
    const way = nodes.findIndex((node) => node.nodeName === "P");
    text.append(...(way < 0 ? nodes : nodes.slice(0, way)));
    const label = document.createElement("label");
    label.append(box, text);
    item.prepend(label);
    boxes.push(box);
  }

  const template = document.getElementById("ticks");
  const words = template.dataset;
  const progress = template.content.querySelector("output");
  const button = template.content.querySelector("button");
  let cleared = [];

  const show = () => {
    const done = boxes.filter((box) => box.checked).length;
    const state = words.progress.replace("#", done).replace("*", boxes.length);
    progress.textContent = keeps ? state : state + " " + words.forgets;
    button.textContent = cleared.length ? words.restore : words.clear;
    button.hidden = !done && !cleared.length;
  };
  const read = () => {
    for (const box of boxes) {
      const state = stored((storage) => [storage.getItem(box.name)]);
      if (state) box.checked = state[0] === "done";
    }
    show();
  };
  const tick = (box, checked) => {
    box.checked = checked;
    stored((storage) => {
      if (checked) storage.setItem(box.name, "done");
      else storage.removeItem(box.name);
    });
  };

  for (const box of boxes) {
    box.addEventListener("change", () => {
      cleared = [];
      tick(box, box.checked);
      show();
    });
  }
  button.addEventListener("click", () => {
    const back = cleared;
    cleared = back.length ? [] : boxes.filter((box) => box.checked);
    for (const box of boxes) if (back.includes(box) || cleared.includes(box)) tick(box, back.includes(box));
    show();
  });
  // Other pages change the same items: in another window, or before the reader came back to this one.
  addEventListener("storage", read);
  addEventListener("pageshow", (event) => event.persisted && read());
  read();
  // In a chapter the list comes first.
  const list = document.querySelector("ul.checklist");
  if (list && template.compareDocumentPosition(list) & 2) {
    list.after(template.content);
    template.remove();
  } else template.replaceWith(template.content);
}
