// Helps readers find their way on a long page: marks the current section in the contents, keeps the section
// when the language changes, and adds a link to each heading and a copy button to each listing. The page works
// without it.
//
// The script never moves the focus, and only scrolls a page that was opened at a section of another language.
(() => {
  const words = document.currentScript.dataset;
  const fill = (phrase, word) => phrase.replace("#", () => word);

  /** Marks the current section, the last one whose heading has passed the upper third of the window. */
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
      // Scrolls the list itself if it is longer than the window.
      if (!now || list.scrollHeight <= list.clientHeight || list.contains(document.activeElement)) return;
      const box = list.getBoundingClientRect();
      list.scrollTop += now.getBoundingClientRect().top - box.top - box.height / 2;
    };
    // The area has no upper end, so that a jump over several headings is noticed.
    const observer = new IntersectionObserver(mark, { rootMargin: "1000000px 0px -66% 0px" });
    for (const heading of headings) if (heading) observer.observe(heading);
    mark();
  }

  /**
   * Keeps the section when the language changes. The names of sections differ, so the address of the link has
   * the section's number, and the number of sections, as pages with other sections can't be matched.
   */
  function keepPlace(links) {
    const headings = [...document.querySelectorAll("main h2[id]")];
    const { 1: wanted, 2: count } = location.hash.match(/^#section=(\d+)of(\d+)$/) ?? [];
    if (wanted && headings[wanted - 1] && Number(count) === headings.length) {
      location.replace("#" + headings[wanted - 1].id);
    } else if (wanted) {
      history.replaceState(null, "", location.pathname + location.search);
    }
    const lead = () => {
      const number = headings.findLastIndex((heading) => heading.getBoundingClientRect().top < innerHeight / 3) + 1;
      for (const link of links) link.hash = number ? `section=${number}of${headings.length}` : "";
    };
    // Before the link is followed in any way: also into another tab.
    for (const link of links) for (const kind of ["focus", "pointerdown", "click"]) link.addEventListener(kind, lead);
  }

  /**
   * Adds a link to a heading, so that readers can copy its address. It shows while the pointer is on the
   * heading. The contents lead to the same places, so it is no stop for keyboards and screen readers.
   */
  function addLink(heading) {
    const link = document.createElement("a");
    const number = heading.querySelector(".number")?.textContent ?? "";
    link.className = "permalink";
    link.href = "#" + heading.id;
    link.tabIndex = -1;
    link.setAttribute("aria-hidden", true);
    link.title = fill(words.link, heading.textContent.slice(number.length).trim());
    const row = document.createElement("div");
    row.className = "headed";
    heading.before(row);
    row.append(heading, link);
  }

  /** Adds a copy button to a listing. */
  function addButton(figure) {
    const button = document.createElement("button");
    const status = document.createElement("span");
    button.type = "button";
    button.textContent = words.copy;
    button.setAttribute("aria-label", fill(words.copyListing, figure.id.split("-").pop()));
    // A live region; while empty it has no role that a screen reader would announce.
    status.setAttribute("aria-live", "polite");
    button.addEventListener("click", async () => {
      status.textContent = "";
      await navigator.clipboard.writeText(figure.querySelector("pre").textContent + "\n");
      status.textContent = words.copied;
    });
    const row = document.createElement("div");
    row.className = "copy";
    row.append(button, " ", status);
    // The screens before and after code stay together; the button follows them.
    (figure.closest(".screen") ?? figure).append(row);
  }

  for (const list of document.querySelectorAll(".contents > :is(ul, ol)")) markPlace(list);
  keepPlace(document.querySelectorAll("header nav a[hreflang]"));
  for (const heading of document.querySelectorAll("main > :is(h2, h3)[id]")) addLink(heading);
  if (navigator.clipboard) {
    for (const figure of document.querySelectorAll("figure.listing")) addButton(figure);
  }
})();
