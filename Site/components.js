// Filters the list of components as a reader types, and on the page of a component shows the code of one framework
// at a time, which it remembers. Without this script everything is there.
{
  /** Shows or hides an element, and returns whether it is hidden. */
  const shows = (element, isShown) => element.toggleAttribute("data-off", !isShown);
  const plain = (text) => text.toLowerCase().replaceAll("ё", "е");

  /**
   * The words of a text, also those inside a name from code: “text” finds `UITextField`, and so does “textfield”. Each
   * with what follows it, so that it can be found by its beginning.
   */
  const beginnings = (text) => text.split(/[^\p{L}\p{N}]+/u).flatMap((word) =>
    [...word.matchAll(/^.|\p{Lu}(?=\p{Ll})/gu)].map(({ index }) => plain(word.slice(index))));

  /** How well a text has words that begin so: 2 if they are whole words, 1, or 0 if one is missing. */
  const match = (words, wanted) => Math.min(...wanted.map((start) =>
    words.includes(start) ? 2 : words.some((word) => word.startsWith(start)) ? 1 : 0));

  /**
   * Hides the components without the words of the field, with their groups and the links to those. The best come
   * first: what is called so, then what is also called so, has such code, and only says so.
   */
  function filter(box) {
    const field = box.querySelector("input");
    const count = box.querySelector("[aria-live]");
    const lists = [...document.querySelectorAll(".gallery")];
    const end = document.createComment("");
    const items = new Map(lists.flatMap((list) => [...list.children]).map((item) => {
      const { names, code } = item.dataset;
      const texts = [item.querySelector("a").textContent, names, code, item.textContent];
      // A query may have words of several of them.
      return [item, [...texts, [names, code, item.textContent].join(" ")].map((text) => beginnings(text ?? ""))];
    }));
    const groups = lists.map((list) => ({ list, items: [...list.children] }));
    const link = ({ id }) => document.querySelector(`.contents a[href="#${id}"]`)?.parentElement;
    lists.at(-1).after(end);
    const update = () => {
      const wanted = plain(field.value).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
      const scores = new Map([...items].map(([item, texts]) => {
        if (!wanted.length) return [item, 1];
        const score = Math.max(...texts.map((words, place) => (match(words, wanted) ? match(words, wanted) + 10 - 2 * place : 0)));
        // Of several with the same code, what needs little else shows it best.
        return [item, score && score + 1 / (2 + (item.dataset.code ?? "").length)];
      }));
      const best = (items) => Math.max(...items.map((item) => scores.get(item)));
      // Sorting keeps the order of equals.
      let found = 0;
      for (const group of [...groups].sort((one, other) => best(other.items) - best(one.items))) {
        const title = group.list.previousElementSibling;
        const shown = group.items.filter((item) => !shows(item, scores.get(item)));
        found += shown.length;
        const heading = title.querySelector("[id]") ?? title;
        for (const part of [title, group.list, link(heading)]) if (part) shows(part, shown.length);
        group.list.append(...[...group.items].sort((one, other) => scores.get(other) - scores.get(one)));
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
