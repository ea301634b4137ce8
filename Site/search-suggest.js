// Suggests pages while a reader types into the search field. This script, the others of the search and the index are
// one file, which is loaded when the field gets the focus for the first time. Suggestions are links: the Tab key and
// the arrow keys reach them.
(function (scope) {
  "use strict";

  const field = document.querySelector("header [type=search]");
  const form = field?.form;
  if (!form || scope.byEarSearch.suggests) return;
  scope.byEarSearch.suggests = true;
  /// The number of suggestions of a group and in all, and how long typing may pause, in milliseconds.
  const [inGroup, inAll, pause] = [3, 8, 120];

  function element(name, content, attributes = {}) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...[content].flat());
    return made;
  }

  /// The index, which is the end of this file; the page of results takes it as well.
  const source = new Promise((done) => {
    const show = scope.searchIndex;
    scope.searchIndex = (source) => {
      scope.byEarSearch.source = source;
      done(source);
      show?.(source);
    };
  });

  document.head.append(element("style", scope.byEarSearch.style ?? ""));
  const box = element("div", [], { class: "suggestions", hidden: "" });
  const count = element("p", [], { class: "unseen", "aria-live": "polite" });
  let marker = 0;

  /// The best pages for a query, by group; the best section of a page of the reference stands for it.
  function found(query, source) {
    const groups = new Map();
    let all = 0;
    for (const result of scope.byEarSearch.answer(query, source).results) {
      const { group, page, hits: [best] } = result;
      const list = groups.get(group) ?? [];
      if (list.length === inGroup || all === inAll) continue;
      const isEntry = source.groups[group] === "reference" && best?.title;
      list.push(isEntry
        ? { name: best.title, note: page, address: best.address } : { name: page, address: result.address });
      groups.set(group, list);
      all += 1;
    }
    return { groups: [...groups].sort(([one], [other]) => one - other), all };
  }

  function close() {
    box.hidden = true;
    count.textContent = "";
  }

  async function suggest() {
    const turn = marker += 1;
    const query = field.value.trim();
    if (!box.isConnected) form.append(count, box);
    if (query.length < 2) return close();
    const [index] = await Promise.all([source, new Promise((done) => setTimeout(done, pause))]);
    if (turn !== marker || !form.contains(document.activeElement)) return;
    const { words } = index;
    const { groups, all } = found(query, index);
    if (!all) return close();
    const lists = groups.map(([group, items]) => element("li", [
      element("span", words[index.groups[group]], { class: "group" }),
      element("ul", items.map(({ name, note, address }) => {
        const text = note ? [name, " ", element("small", note)] : name;
        return element("li", element("a", text, { href: new URL(address, form.action).href }));
      })),
    ]));
    const address = `${form.action}?q=${encodeURIComponent(query)}`;
    const rest = element("a", words.allResults.replace("*", () => query), { href: address });
    box.replaceChildren(element("ul", [...lists, element("li", rest)], { "aria-label": words.suggestions }));
    box.hidden = false;
    count.textContent = `${words.suggestions}: ${all}`;
  }

  field.addEventListener("input", suggest);
  form.addEventListener("keydown", (event) => {
    if (box.hidden) return;
    if (event.key === "Escape") {
      event.preventDefault();
      close();
      field.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [field, ...box.querySelectorAll("a")];
    stops[(stops.indexOf(document.activeElement) + step + stops.length) % stops.length].focus();
  });
  form.addEventListener("focusout", (event) => {
    if (!form.contains(event.relatedTarget)) close();
  });
  if (field.value && document.activeElement === field && !document.querySelector("main[data-index]")) suggest();
})(globalThis);
