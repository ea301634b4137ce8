// Filters the list of components as a reader types, and on the page of a component shows the code of one framework
// at a time, which it remembers. Without this script everything is there.
{
  /** Shows or hides an element, and returns whether it is hidden. */
  const shows = (element, isShown) => element.toggleAttribute("data-off", !isShown);
  const plain = (text) => text.toLowerCase().replaceAll("ё", "е");

  /**
   * Hides the components whose names and lines lack a word of the field. Those that are called so come first, before
   * those that only say so.
   */
  function filter(box) {
    const field = box.querySelector("input");
    const count = box.querySelector("[aria-live]");
    const lists = [...document.querySelectorAll(".gallery")];
    const end = document.createComment("");
    const items = new Map(lists.flatMap((list) => [...list.children]).map((item) => {
      const names = plain(`${item.querySelector("a").textContent} ${item.dataset.names}`);
      return [item, { names, words: plain(item.textContent) + names }];
    }));
    const groups = lists.map((list) => ({ list, items: [...list.children] }));
    // Sorting keeps the order of equals.
    const sorted = (things, isFirst) => [...things].sort((one, other) => isFirst(other) - isFirst(one));
    lists.at(-1).after(end);
    const update = () => {
      const wanted = plain(field.value).split(/\s+/);
      const has = (text) => wanted.every((word) => text.includes(word));
      const isNamed = (item) => has(items.get(item).names);
      let found = 0;
      for (const group of sorted(groups, ({ items }) => items.some(isNamed))) {
        const title = group.list.previousElementSibling;
        const shown = group.items.filter((item) => !shows(item, has(items.get(item).words)));
        found += shown.length;
        for (const part of [title, group.list]) shows(part, shown.length);
        group.list.append(...sorted(group.items, isNamed));
        end.before(title, group.list);
      }
      count.textContent = field.value && box.dataset.shown.replace("#", found);
    };
    field.addEventListener("input", update);
    // The browser may restore the text of the field.
    addEventListener("pageshow", update);
  }

  // If the browser refuses storage, the choice lasts until the page is closed.
  const stored = (work) => {
    try {
      return work(localStorage);
    } catch {
      return null;
    }
  };

  /** Adds buttons that show the code of one framework. */
  function addSwitch(headings) {
    const bar = document.createElement("div");
    bar.className = "bar";
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", headings.map((heading) => heading.textContent).join(", "));
    const choose = (id) => {
      for (const [place, heading] of headings.entries()) {
        const isShown = heading.id === id;
        bar.children[place].setAttribute("aria-pressed", isShown);
        shows(heading, isShown);
        // Another script wraps headings.
        let part = (heading.closest(".headed") ?? heading).nextElementSibling;
        for (; part && !part.matches("h2, .headed, .bar"); part = part.nextElementSibling) shows(part, isShown);
      }
    };
    for (const { id, textContent } of headings) {
      const button = document.createElement("button");
      bar.append(Object.assign(button, { type: "button", value: "pane", textContent }));
      button.addEventListener("click", () => {
        stored((storage) => storage.setItem("framework", id));
        choose(id);
      });
    }
    headings[0].before(bar);
    // A link to a hidden section shows it.
    const follow = () => headings.some(({ id }) => location.hash === `#${id}`) && choose(location.hash.slice(1));
    const known = headings.find(({ id }) => id === stored((storage) => storage.getItem("framework")));
    choose((known ?? headings[0]).id);
    follow();
    addEventListener("hashchange", follow);
  }

  const box = document.querySelector(".filter");
  const headings = [...document.querySelectorAll("#uikit, #swiftui")];
  if (box) filter(box);
  else if (headings.length > 1) addSwitch(headings);
}
