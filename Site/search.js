// The page of results: it reads the query from the address, loads the index of its language, and lists the
// matching pages. Without this script or a query, the page leads to the index from A to Z.
(function (scope) {
  "use strict";

  const main = document.querySelector("main[data-index]");
  const query = new URLSearchParams(location.search).get("q")?.trim();
  if (!main || !query) return;
  for (const input of document.querySelectorAll("form[role=search] input")) input.value = query;
  const words = JSON.parse(main.dataset.words);
  /// The number of pages that are shown at once, and how long the page waits for their excerpts.
  const [pagesAtOnce, patience] = [10, 2000];

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

  /// Loads a script, which runs as soon as it is loaded, or in the given order.
  function load(address, isOrdered = false) {
    return new Promise((done) => {
      const script = element("script", [], { src: address });
      script.async = !isOrdered;
      script.onload = script.onerror = done;
      document.head.append(script);
    });
  }

  /// A cache of the texts of pages by address: the lead, and the sections.
  const texts = new Map();
  scope.searchText = (address, lead, sections) => texts.set(address, { lead, sections });

  /// Waits for the texts of some results, but not for long, as they are optional.
  function textsOf(results) {
    const missing = results.filter(({ address }) => !texts.has(address));
    const all = missing.map(({ address }) => load(address.replace("index.html", "text.js")));
    return Promise.race([Promise.all(all), new Promise((done) => setTimeout(done, patience))]);
  }

  function item(result, source) {
    const { lead = [], sections = [] } = texts.get(result.address) ?? {};
    const places = result.hits.map(({ title, address, number }) => {
      const text = sections[number] ?? "";
      // A section begins with its title, which is the link.
      const body = title ? text.slice(text.indexOf("\n") + 1) : text;
      const quoted = scope.byEarSearch.sentence(body, result.terms, source);
      // The opening section has no title, and the lead is already shown.
      if (!title) return quoted && !lead.includes(quoted) && quoted !== result.page ? marked(quoted) : undefined;
      const link = element("a", marked(title), { href: address });
      return quoted ? [link, element("br", []), ...marked(quoted)] : [link];
    }).filter(Boolean);
    return element("li", [
      element("h2", element("a", marked(result.page), { href: result.address })),
      ...lead.map((line) => element("p", marked(line))),
      ...(places.length
        ? [element("ul", places.map((place) => element("li", place)), { "aria-label": words.sections })] : []),
    ]);
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
  async function show(results, source, list) {
    const start = list.children.length;
    const next = results.slice(start, start + pagesAtOnce);
    await textsOf(next);
    list.append(...next.map((result) => item(result, source)));
    if (!list.isConnected) main.querySelector("ul").replaceWith(list);
    next.forEach((result, place) => mark(list.children[start + place], result, source));
    if (start) list.children[start].querySelector("a").focus();
    if (list.children.length === results.length) return;
    const more = element("button", words.more, { type: "button", class: "more" });
    more.onclick = () => {
      more.remove();
      show(results, source, list);
    };
    list.after(more);
  }

  // Called by the index when it is loaded.
  scope.searchIndex = async (source) => {
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
    await show(results, source, element("ol", [], { class: "results" }));
  };
  const folder = document.currentScript.src.replace(/[^/]*$/, "");
  const model = ["words", "index", "ranking", "sentence"].map((part) => `${folder}search-${part}.js`);
  for (const address of [...model, main.dataset.index]) load(address, true);
})(globalThis);
