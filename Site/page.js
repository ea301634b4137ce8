// Helps to find one's way on a long page: marks the place in the contents, and puts a link after each
// heading and a button after each listing. Without this script the page is whole.
//
// Nothing moves the focus or the page.
(() => {
  const words = document.currentScript.dataset;
  const fill = (phrase, word) => phrase.replace("#", () => word);

  /** Marks the section that is being read, which is the last whose heading passed the upper third. */
  function markPlace(list) {
    const links = [...list.querySelectorAll("a")];
    const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
    let now;
    const mark = () => {
      const edge = innerHeight / 3;
      const place = headings.findLastIndex((heading) => heading?.getBoundingClientRect().top < edge);
      if (links[place] === now) return;
      now?.removeAttribute("aria-current");
      now = links[place];
      now?.setAttribute("aria-current", "true");
      // Where the list is longer than the window it follows by itself.
      if (!now || list.scrollHeight <= list.clientHeight || list.contains(document.activeElement)) return;
      const box = list.getBoundingClientRect();
      list.scrollTop += now.getBoundingClientRect().top - box.top - box.height / 2;
    };
    const observer = new IntersectionObserver(mark, { rootMargin: "0px 0px -66% 0px" });
    for (const heading of headings) if (heading) observer.observe(heading);
    mark();
  }

  /** Puts a link to a heading beside it, for those who want to pass its address on. */
  function addLink(heading) {
    const link = document.createElement("a");
    const number = heading.querySelector(".number")?.textContent ?? "";
    link.className = "permalink";
    link.href = "#" + heading.id;
    link.setAttribute("aria-label", fill(words.link, heading.textContent.slice(number.length).trim()));
    const row = document.createElement("div");
    row.className = "headed";
    heading.before(row);
    row.append(heading, link);
  }

  /** Puts a button after a listing that copies it. */
  function addButton(figure) {
    const button = document.createElement("button");
    const status = document.createElement("span");
    button.type = "button";
    button.textContent = fill(words.copy, figure.id.split("-").pop());
    // Spoken when it changes; empty it has no role that a screen reader would name.
    status.setAttribute("aria-live", "polite");
    button.addEventListener("click", async () => {
      status.textContent = "";
      await navigator.clipboard.writeText(figure.querySelector("pre").textContent + "\n");
      status.textContent = words.copied;
    });
    const row = document.createElement("div");
    row.className = "copy";
    row.append(button, " ", status);
    // Screens around code stay together; the button comes after them.
    (figure.closest(".screen") ?? figure).append(row);
  }

  for (const list of document.querySelectorAll(".contents > :is(ul, ol)")) markPlace(list);
  for (const heading of document.querySelectorAll("main > :is(h2, h3)[id]")) addLink(heading);
  if (navigator.clipboard) {
    for (const figure of document.querySelectorAll("figure.listing")) addButton(figure);
  }
})();
