// Search in the browser: reads the query from the address, loads the index of the page's language, and
// turns the page into a list of results. Without this script, or without a query, the page leads to the
// index from A to Z.
(function (scope) {
  "use strict";

  const rows = [
    ["qwertyuiop[]asdfghjkl;'zxcvbnm,.`", "йцукенгшщзхъфывапролджэячсмитьбюё"],
  ];

  function normal(word) {
    return word.toLowerCase().replaceAll("ё", "е");
  }

  /// The text as the same keys give it with the other keyboard.
  function otherKeyboard(text) {
    const [latin, cyrillic] = rows[0];
    return [...text.toLowerCase()].map((letter) => {
      const place = latin.indexOf(letter);
      if (place >= 0) return cyrillic[place];
      const other = cyrillic.indexOf(letter);
      return other >= 0 ? latin[other] : letter;
    }).join("");
  }

  /// Unpacks the words, each with the number of its stem, and the places of each stem.
  function unpack(index) {
    const words = new Map();
    const list = [];
    let previous = "";
    let count = -1;
    let last = -1;
    for (const [, code, end, number] of index.words.matchAll(/([^,;:]+)(?:(,)|:([0-9a-z]+);|;)/gu)) {
      const word = [...previous].slice(0, parseInt(code[0], 36)).join("") + code.slice(1);
      last = end ? ++count : number ? parseInt(number, 36) : last;
      words.set(word, last);
      list.push(word);
      previous = word;
    }
    const places = index.places.split(",").map((steps) => {
      let place = 0;
      return steps.split(" ").map((step) => (place += parseInt(step, 36)));
    });
    return { words, list, places };
  }

  /// The stems that a word of the query may mean: its own, else those of words that begin with it, else
  /// those of the words with which it shares the longest beginning, as another form of them.
  function stems(word, index) {
    const found = index.words.get(word);
    const begins = index.list.filter((other) => other.startsWith(word));
    if (found !== undefined || begins.length) {
      const all = begins.map((other) => index.words.get(other));
      return [...new Set(found === undefined ? all : [found, ...all])];
    }
    let best = [];
    let length = Math.max(4, word.length - 3);
    for (const other of index.list) {
      let shared = 0;
      while (shared < word.length && word[shared] === other[shared]) shared += 1;
      if (shared < length || other.length > shared + 3) continue;
      if (shared > length) best = [];
      length = shared;
      best.push(index.words.get(other));
    }
    return [...new Set(best)];
  }

  /// The sections that hold every word of a query, the best page first.
  function search(query, source) {
    const index = source.unpacked ?? (source.unpacked = unpack(source));
    const terms = normal(query).match(/[\p{L}\p{N}]+/gu) ?? [];
    if (!terms.length) return [];
    let scores;
    for (const term of terms) {
      const own = new Map();
      stems(term, index).forEach((stem, rank) => {
        for (const place of index.places[stem]) {
          own.set(place, Math.max(own.get(place) ?? 0, rank === 0 ? 2 : 1));
        }
      });
      scores = scores
        ? new Map([...scores].filter(([place]) => own.has(place))
          .map(([place, score]) => [place, score + own.get(place)]))
        : own;
    }
    const inTitle = (text) => terms.every((term) => normal(text).includes(term));
    return [...scores].map(([place, score]) => {
      const [number, anchor, title] = source.sections[place];
      const [page, address, lead, ...glance] = source.pages[number];
      const bonus = (inTitle(title || page) ? 4 : 0) + (anchor ? 0 : 1);
      return {
        page, lead, glance, title: title || page, address: address + (anchor ? "#" + anchor : ""),
        place, score: score + bonus,
      };
    }).sort((one, other) => other.score - one.score || one.place - other.place);
  }

  /// The results of a query, and the query that gave them: as typed, else as the other keyboard types.
  function answer(query, source) {
    const results = search(query, source);
    if (results.length) return { query, results };
    const other = otherKeyboard(query);
    const more = search(other, source);
    return more.length ? { query: other, results: more } : { query, results };
  }

  scope.byEarSearch = { answer, otherKeyboard };
  if (typeof document === "undefined") return;

  const main = document.querySelector("main[data-index]");
  const query = new URLSearchParams(location.search).get("q")?.trim();
  if (!main || !query) return;
  for (const input of document.querySelectorAll("form[role=search] input")) input.value = query;
  const words = JSON.parse(main.dataset.words);

  function element(name, content, attributes = {}) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...[content].flat());
    return made;
  }

  // Words in the letters of another language get its voice.
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

  // The index calls this when it is there.
  scope.searchIndex = (source) => {
    const found = answer(query, source);
    const { results } = found;
    const rule = new Intl.PluralRules(document.documentElement.lang);
    const phrase = results.length ? words[rule.select(results.length)] ?? words.other : words.none;
    const title = phrase.replace("#", results.length).replace("*", found.query);
    const indexes = main.querySelector("ul");
    main.querySelector("h1").replaceChildren(...marked(title));
    document.title = title + " – " + words.title;
    if (found.query !== query) {
      main.querySelector("h1").after(element("p", marked(words.otherKeyboard.replace("*", query))));
    }
    if (!results.length) {
      indexes.before(element("p", words.advice));
      return;
    }
    indexes.replaceWith(element("ol", results.map((result) => element("li", [
      element("h2", element("a", marked(result.title), { href: result.address })),
      ...(result.title === result.page ? [] : [element("p", marked(result.page), { class: "location" })]),
      element("p", marked(result.lead)),
      ...result.glance.map((line) => element("p", marked(line))),
    ])), { class: "results" }));
  };
  document.head.append(element("script", [], { src: main.dataset.index }));
})(globalThis);
