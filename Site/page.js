// Marks the current section in the contents, keeps it when the language changes, adds links to headings and
// copy buttons to listings, folds long ones and the lists of the first page on phones, opens the contents where there is
// room, closes the menu, and loads suggestions when the search field gets the focus.
(() => {
  const words = document.currentScript.dataset;
  const fill = (phrase, word) => phrase.replace("#", () => word);

  /**
   * Marks the current section: the first one whose heading is in the upper third of the window, else the last
   * one whose heading has passed it; at the end of the page, where later headings can't get there, the last one.
   */
  function markPlace(list) {
    const box = list.closest("details") ?? list;
    const links = [...list.querySelectorAll("a")];
    const headings = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
    let now;
    const mark = () => {
      const isEnd = scrollY > 0 && scrollY + innerHeight > document.documentElement.scrollHeight - 3;
      const tops = headings.map((heading) => heading?.getClientRects()[0]?.top);
      const shown = isEnd ? -1 : tops.findIndex((top) => top > -2 && top < innerHeight / 3);
      const place = shown < 0 ? tops.findLastIndex((top) => top < (isEnd ? innerHeight : 0)) : shown;
      if (links[place] === now) return;
      now?.removeAttribute("aria-current");
      now = links[place];
      now?.setAttribute("aria-current", "true");
      if (!now || box.scrollHeight <= box.clientHeight || box.contains(document.activeElement)) return;
      const { top, height } = box.getBoundingClientRect();
      box.scrollTop += now.getBoundingClientRect().top - top - height / 2;
    };
    for (const kind of ["scroll", "resize", "load"]) addEventListener(kind, mark, { passive: true });
    mark();
  }

  /**
   * Opens the contents, or the chapters of a part, in windows that have room for them next to the text. Contents move
   * to the end of the page, so that their links are no stops before the text.
   */
  function openAside(details) {
    const nav = details.parentElement;
    const isBefore = nav.matches(".contents");
    const wide = matchMedia(`(min-width: ${isBefore ? 70 : 77}rem)`);
    const place = document.createComment("");
    nav.before(place);
    const update = () => {
      const focus = nav.contains(document.activeElement) && document.activeElement;
      details.open = wide.matches;
      if (isBefore && wide.matches) nav.parentElement.append(nav);
      else place.after(nav);
      if (focus) focus.focus();
    };
    wide.addEventListener("change", update);
    update();
  }

  /** Closes the menu with the Escape key and by a click elsewhere. */
  function closeMenu(menu) {
    addEventListener("click", ({ target }) => {
      if (!menu.contains(target)) menu.open = false;
    });
    menu.addEventListener("keydown", ({ key }) => {
      if (key !== "Escape" || !menu.open) return;
      menu.open = false;
      menu.querySelector("summary").focus();
    });
  }

  /** Keeps the section, by its number, if the page in the other language has as many. */
  function keepPlace(links) {
    const headings = [...document.querySelectorAll("main h2[id]")];
    const { 1: wanted, 2: count } = location.hash.match(/^#section=(\d+)of(\d+)$/) ?? [];
    if (wanted && headings[wanted - 1] && Number(count) === headings.length) {
      location.replace("#" + headings[wanted - 1].id);
    } else if (wanted) {
      history.replaceState(null, "", location.pathname + location.search);
    }
    // At the top of a page, where the link is, a short page shows its first section.
    const current = () => scrollY < innerHeight / 3
      ? 0 : headings.findLastIndex((heading) => heading.getClientRects()[0]?.top < innerHeight / 3) + 1;
    // The section where scrolling last stopped, for readers who scroll up to the link.
    let read = 0;
    let left = -Infinity;
    let timer;
    addEventListener("scroll", () => {
      clearTimeout(timer);
      if (!current()) return;
      left = performance.now();
      timer = setTimeout(() => { read = current(); }, 1000);
    }, { passive: true });
    const lead = () => {
      const number = current() || (performance.now() - left < 15000 ? read : 0);
      for (const link of links) link.hash = number ? `section=${number}of${headings.length}` : "";
    };
    for (const link of links) for (const kind of ["focus", "pointerdown", "click"]) link.addEventListener(kind, lead);
  }

  /** Adds a link to a heading, to copy; no stop, as the contents lead to the same places. */
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

  /** Adds a copy button to the controls of an exhibit, which another script may have begun. */
  function addButton(figure) {
    const exhibit = figure.closest(".exhibit, .screen") ?? figure;
    const host = exhibit.querySelector(".bar")?.parentElement ?? figure;
    const bar = host.querySelector(".bar") ?? document.createElement("div");
    const button = document.createElement("button");
    const status = document.createElement("span");
    bar.className = "bar";
    button.type = "button";
    button.value = "copy";
    button.textContent = words.copy;
    // It is as wide as the longer of its two words.
    button.dataset.words = `${words.copy}\n${words.copied}`;
    button.setAttribute("aria-label", fill(words.copyListing, figure.id.split("-").pop()));
    status.className = "unseen";
    status.setAttribute("aria-live", "polite");
    let timer;
    button.addEventListener("click", async () => {
      clearTimeout(timer);
      status.textContent = "";
      await navigator.clipboard.writeText(figure.querySelector("pre").textContent + "\n");
      status.textContent = button.textContent = words.copied;
      timer = setTimeout(() => { button.textContent = words.copy; }, 3000);
    });
    // The row is one Tab stop. Between two screens, hearing them comes first.
    const isFirst = !exhibit.matches(".screen");
    for (const other of isFirst ? bar.children : [button]) other.tabIndex = bar.firstChild ? -1 : 0;
    const last = isFirst ? null : bar.querySelector("[value=speed]");
    if (last) last.before(button, status);
    else bar.prepend(button, status);
    if (!bar.isConnected) host.append(bar);
    return button;
  }

  /** Makes a row of two buttons one Tab stop, as the script of the player does with a longer one. */
  function joinStops(bar, name, first, second) {
    if (bar.hasAttribute("role")) return;
    bar.setAttribute("role", "toolbar");
    bar.setAttribute("aria-label", name);
    bar.addEventListener("keydown", ({ key }) => {
      if (key === "ArrowRight" || key === "ArrowLeft") (document.activeElement === first ? second : first).focus();
    });
    bar.addEventListener("focusin", ({ target }) => {
      for (const item of [first, second]) item.tabIndex = item === target ? 0 : -1;
    });
  }

  /**
   * Folds a long listing, until a reader asks for it, clicks on it or something scrolls inside it.
   *
   * The button is in the row of the exhibit, after the one that copies the listing, if there is one.
   */
  function fold(figure, copy) {
    const code = figure.querySelector("pre");
    if (code.textContent.split("\n").length < 24) return;
    const button = document.createElement("button");
    const turn = () => {
      const isOpen = figure.toggleAttribute("data-folded") === false;
      button.setAttribute("aria-expanded", isOpen);
    };
    const open = () => figure.hasAttribute("data-folded") && turn();
    button.type = "button";
    button.value = "unfold";
    button.textContent = words.showAll;
    button.setAttribute("aria-label", fill(words.showWhole, figure.id.split("-").pop()));
    button.addEventListener("click", turn);
    for (const kind of ["click", "scroll"]) code.addEventListener(kind, open);
    turn();
    if (!copy) return code.after(button);
    button.tabIndex = -1;
    copy.nextElementSibling.after(button);
    const caption = figure.querySelector("figcaption").textContent.match(/^\D*\d*/)[0];
    joinStops(copy.parentElement, caption, copy, button);
  }

  /**
   * On a phone, closes a list of a long book's first page below its title, until a reader opens it. A title that is a
   * link becomes the first line of the list.
   */
  function foldList(list) {
    const title = list.previousElementSibling;
    const details = document.createElement("details");
    const summary = document.createElement("summary");
    const isHeading = title.matches("h2");
    title.before(details);
    summary.append(isHeading ? title : title.textContent);
    details.append(summary, ...isHeading ? [] : [title], list);
    details.open = details.contains(document.getElementById(location.hash.slice(1)));
  }

  /** Loads the suggestions of a search field, once. */
  function suggest(field) {
    const script = document.createElement("script");
    script.src = words.suggest;
    // The page of results has loaded it for its results.
    field.addEventListener("focus", () => window.byEarSearch || document.head.append(script), { once: true });
  }

  for (const field of document.querySelectorAll("header [type=search]")) if (words.suggest) suggest(field);
  for (const list of document.querySelectorAll(".contents :is(ul, ol)")) markPlace(list);
  for (const details of document.querySelectorAll(":is(.contents, .part) > details")) openAside(details);
  for (const menu of document.querySelectorAll(".menu")) closeMenu(menu);
  keepPlace(document.querySelectorAll("header nav a[hreflang]"));
  if (matchMedia("(max-width: 44rem)").matches) {
    for (const list of document.querySelectorAll("main:has(> #contents + ul) > .steps ~ :is(h2, .standalone) + ul")) foldList(list);
  }
  for (const heading of document.querySelectorAll("main > :is(h2, h3)[id]")) addLink(heading);
  const copies = new Map();
  if (navigator.clipboard) {
    for (const figure of document.querySelectorAll("figure.listing:not(.rejected, figure.listing ~ figure.listing)")) {
      copies.set(figure, addButton(figure));
    }
  }
  for (const figure of document.querySelectorAll("figure.listing")) fold(figure, copies.get(figure));
})();
