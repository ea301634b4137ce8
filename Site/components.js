// Filters the list of components as a reader types, and on the page of a component shows the code of one framework
// at a time, which it remembers. Without this script everything is there.
{
  /** Shows or hides an element, and returns whether it is hidden. */
  const shows = (element, isShown) => element.toggleAttribute("data-off", !isShown);
  const plain = (text) => text.toLowerCase().replaceAll("ё", "е");

  /** Hides the components whose names and lines lack a word of the field. */
  function filter(box) {
    const field = box.querySelector("input");
    const count = box.querySelector("[aria-live]");
    const lists = [...document.querySelectorAll(".gallery")];
    const items = lists.flatMap((list) => [...list.children])
      .map((item) => ({ item, words: plain(`${item.textContent} ${item.dataset.names}`) }));
    const update = () => {
      const wanted = plain(field.value).split(/\s+/);
      const hidden = items.filter(({ item, words }) => shows(item, wanted.every((word) => words.includes(word))));
      for (const list of lists) {
        const isFound = !!list.querySelector(":scope > :not([data-off])");
        for (const part of [list.previousElementSibling, list]) shows(part, isFound);
      }
      count.textContent = field.value && box.dataset.shown.replace("#", items.length - hidden.length);
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
