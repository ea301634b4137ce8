// The page of results: it reads the query from the address, loads the search of its language, and lists the
// matching pages, then what they say. Without this script or a query, the page leads to the index from A to Z.
(function (scope) {
  "use strict";

  const main = document.querySelector("main[data-index]");
  const query = new URLSearchParams(location.search).get("q")?.trim();
  if (!main || !query) return;
  for (const input of document.querySelectorAll("form[role=search] input")) input.value = query;
  const words = JSON.parse(main.dataset.words);
  /// The number of pages that are shown at once.
  const pagesAtOnce = 10;

  function element(name, content, attributes = {}) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...[content].flat());
    return made;
  }

  // Marks words in the script of another language, so that they get its voice.
  const [foreign, voice] = document.documentElement.lang === "ru"
    ? [/[A-Za-z][A-Za-z\d]*(?:[ .’'+-]+[A-Za-z\d]+)*/g, "en"]
    : [/[А-Яа-яЁё]+(?:[ -]+[А-Яа-яЁё]+)*/g, "ru"];
  function marked(text) {
    const pieces = [];
    let end = 0;
    for (const match of text.matchAll(foreign)) {
      pieces.push(text.slice(end, match.index), element("span", match[0], { lang: voice }));
      end = match.index + match[0].length;
    }
    return [...pieces, text.slice(end)];
  }

  function load(address) {
    return new Promise((done) => {
      const script = element("script", [], { src: address });
      script.onload = script.onerror = done;
      document.head.append(script);
    });
  }

  /// The texts of pages by address: the lead, and the sections.
  const texts = new Map();
  scope.searchText = (address, lead, sections) => texts.set(address, { lead, sections });

  /// A result: its title, what it is, and its sections, each with room for a sentence that comes later.
  function item(result, source) {
    const kind = source.words[source.groups[result.group]];
    // The opening section has no title; the lead stands for it.
    const places = result.hits.filter(({ title }) => title).map(({ title, address }) =>
      element("li", [element("a", marked(title), { href: address }), element("span", [], { class: "quote" })]));
    return element("li", [
      element("h2", element("a", marked(result.page), { href: result.address })),
      element("p", [element("span", kind, { class: "kind" }), " ", ...marked(result.lead)]),
      ...(places.length ? [element("ul", places, { "aria-label": words.sections })] : []),
    ]);
  }

  /// Adds the sentences of a result, once the text of its page is loaded.
  async function quote(item, result, source) {
    const rooms = item.querySelectorAll(".quote");
    if (rooms.length && !texts.has(result.address)) await load(result.address.replace("index.html", "text.js"));
    const { lead = [], sections = [] } = texts.get(result.address) ?? {};
    result.hits.filter(({ title }) => title).forEach(({ number }, place) => {
      const text = sections[number] ?? "";
      // A section begins with its title, which is the link.
      const body = text.slice(text.indexOf("\n") + 1);
      const quoted = scope.byEarSearch.sentence(body, result.terms, source);
      // The lead is already shown.
      if (quoted && !lead.includes(quoted) && quoted !== result.page) rooms[place].append(...marked(quoted));
    });
    mark(item, result, source);
  }

  /// Highlights the words that were found, visually only: elements around them would interrupt speech.
  function mark(item, { terms }, source) {
    if (!scope.Highlight) return;
    const found = CSS.highlights.get("found") ?? new Highlight();
    const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const [start, end] of scope.byEarSearch.matches(texts.currentNode.data, terms, source)) {
        const range = new Range();
        range.setStart(texts.currentNode, start);
        range.setEnd(texts.currentNode, end);
        found.add(range);
      }
    }
    CSS.highlights.set("found", found);
  }

  /// Shows the next results, and a button while there are more.
  function show(results, source, list) {
    const start = list.children.length;
    const next = results.slice(start, start + pagesAtOnce);
    list.append(...next.map((result) => item(result, source)));
    if (!list.isConnected) main.querySelector("main > :is(ul, ol)").replaceWith(list);
    main.querySelector(".more")?.remove();
    if (start) list.children[start].querySelector("a").focus();
    const quotes = next.map((result, place) => quote(list.children[start + place], result, source));
    Promise.all(quotes).then(() => list.setAttribute("data-quoted", ""));
    if (list.children.length === results.length) return;
    const more = element("button", words.more, { type: "button", class: "more" });
    more.onclick = () => {
      show(results, source, list);
    };
    list.after(more);
  }

  /// A button for each kind of result, which shows only that kind.
  function kinds(results, source) {
    const groups = source.groups.map((name, group) => [name, results.filter((result) => result.group === group)]);
    const shown = [["all", results], ...groups.filter(([, some]) => some.length)];
    if (shown.length < 3) return;
    const buttons = shown.map(([name, some], place) => {
      const button = element("button", `${source.words[name]} ${some.length}`, { type: "button" });
      button.setAttribute("aria-pressed", place === 0);
      button.onclick = () => {
        for (const other of buttons) other.setAttribute("aria-pressed", other === button);
        CSS.highlights?.delete("found");
        show(some, source, element("ol", [], { class: "results" }));
      };
      return button;
    });
    const row = element("div", buttons, { class: "kinds", role: "group", "aria-label": source.words.kinds });
    main.querySelector("main > ul").before(row);
  }

  // Called by the index when it is loaded.
  scope.searchIndex = (source) => {
    scope.byEarSearch.source = source;
    const found = scope.byEarSearch.answer(query, source);
    const { results } = found;
    const rule = new Intl.PluralRules(document.documentElement.lang);
    const phrase = results.length ? words[rule.select(results.length)] ?? words.other : words.none;
    const title = phrase.replace("#", results.length).replace("*", found.query);
    main.querySelector("h1").replaceChildren(...marked(title));
    document.title = title + " – " + words.title;
    if (found.note) {
      const note = words[found.note].replace("*", query).replace("#", found.corrected);
      main.querySelector("h1").after(element("p", marked(note)));
    }
    if (!results.length) {
      main.querySelector("ul").before(element("p", words.advice));
      return;
    }
    kinds(results, source);
    show(results, source, element("ol", [], { class: "results" }));
  };
  load(main.dataset.index);
})(globalThis);
