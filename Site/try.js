// The page “Try an element”: it reads an element from the address, passes every change to the speech
// model, which runs here as WebAssembly, and shows the spoken line, its rules, and the code. Without this
// script the page shows lines that were computed during the build.
(function (scope) {
  "use strict";

  /// Starts the model from its compressed bytes; system calls are stubbed out.
  async function start(packed) {
    const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const module = await WebAssembly.compile(await new Response(stream).arrayBuffer());
    let memory;
    const imports = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
      imports[from] ??= {};
      imports[from][name] = name === "random_get"
        ? (place, count) => { crypto.getRandomValues(new Uint8Array(memory.buffer, place, count)); return 0; }
        : () => 52; // “Function not supported”, as WASI numbers it.
    }
    const model = (await WebAssembly.instantiate(module, imports)).exports;
    memory = model.memory;
    /// The model's answer to a query: facts, each with its name first.
    return (query) => {
      const text = new TextEncoder().encode(query);
      new Uint8Array(memory.buffer, model.room(text.length), text.length).set(text);
      const length = model.answer(text.length);
      const answer = new TextDecoder().decode(new Uint8Array(memory.buffer, model.place(), length));
      return answer.split("\n").map((line) => line.split("\t"));
    };
  }

  const ready = new Promise((done, failed) => {
    scope.speechModel = (packed) => start(packed).then(done, failed);
  });
  scope.byEarModel = ready;
  if (typeof document === "undefined") return;

  const main = document.querySelector("main[data-words]");
  const words = JSON.parse(main.dataset.words);
  const form = main.querySelector("#try");
  const begin = main.querySelector("#begin");
  const result = main.querySelector("#result");
  const field = (name) => form.elements.namedItem(name);
  const many = ["action", "content", "say", "header"];
  const single = ["label", "value", "hint", "level", "expanded", "language", "device", "os", "kind", "tool"];
  /// The numbers that each position has.
  const places = {
    series: ["index", "count"], tab: ["index", "count"], cell: ["row", "column", "rowSpan", "columnSpan"],
  };
  const numbers = Object.values(places).flat();
  // The address may name a property that every object has, such as “constructor”.
  const numbersOf = (place) => (Object.hasOwn(places, place) ? places[place] : []);
  // Parameters of the address that don't describe the element.
  const ways = ["from", "line"];

  function element(name, content = [], attributes = {}) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...[content].flat());
    return made;
  }

  /// Loads a script of the site, which calls a function of the given name.
  function load(address, name, take) {
    scope[name] = take;
    document.head.append(element("script", [], { src: address }));
  }

  let [rest, hidden, inBook] = [[], [], ""];

  /// Fills in the form from the address; other fields get the values of an empty form.
  function fill(query) {
    const given = new URLSearchParams(query);
    form.reset();
    // The language of an element may be one that the model doesn't know.
    const language = given.get("language") ?? "";
    const languages = [...field("language").options];
    if (!languages.some((option) => option.value === language)) {
      field("language").append(element("option", language, { value: language }));
    }
    for (const name of single) field(name).value = given.get(name) ?? "";
    field("device").value = given.get("device") ?? document.documentElement.lang;
    if (!field("device").value) field("device").value = "en";
    field("os").value = given.get("os") ?? field("os").options[0].value;
    for (const name of many) field(name).value = given.getAll(name).join("\n");
    const traits = (given.get("traits") ?? "").split(",");
    for (const box of field("traits")) box.checked = traits.includes(box.value);
    const [place, ...values] = (given.get("place") ?? "").split(",");
    field("place").value = place;
    if (!field("place").value) field("place").value = "";
    for (const name of numbers) field(name).value = name === "count" ? 3 : name === "row" || name === "column" ? "" : 1;
    numbersOf(place).forEach((name, at) => {
      if (values[at] !== undefined) field(name).value = values[at] === "0" ? "" : values[at];
    });
    field("hints").checked = given.get("hints") !== "off";
    // Parameters without a field are kept.
    const known = [...single, ...many, ...ways, "traits", "place", "hints"];
    rest = [...given].filter(([name]) => !known.includes(name));
    hidden = traits.filter((trait) => trait && ![...field("traits")].some((box) => box.value === trait));
    inBook = "";
  }

  /// The form as a query.
  function query() {
    const given = new URLSearchParams();
    for (const name of single) if (field(name).value) given.append(name, field(name).value);
    if (field("os").value === field("os").options[0].value) given.delete("os");
    const traits = [...field("traits")].filter((box) => box.checked).map((box) => box.value);
    if (traits.length + hidden.length) given.append("traits", [...traits, ...hidden].join(","));
    const place = field("place").value;
    for (const name of many) {
      if (name === "header" && place !== "cell") continue;
      for (const line of field(name).value.split("\n").filter((line) => line.trim())) given.append(name, line);
    }
    const counts = numbersOf(place);
    if (place) given.append("place", [place, ...counts.map((name) => field(name).value || 0)].join(","));
    if (!field("hints").checked) given.append("hints", "off");
    for (const [name, value] of rest) given.append(name, value);
    return given.toString().replaceAll("+", "%20");
  }
  // For tests of the page.
  scope.byEarTry = { fill, query };

  /// Shows the number fields of the position.
  function arrange() {
    const place = field("place").value;
    for (const name of numbers) field(name).closest("p").hidden = !numbersOf(place).includes(name);
    field("header").closest("p").hidden = place !== "cell";
  }

  /// Copies a text to the clipboard, with a fallback for pages that may not use the clipboard API.
  async function copy(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = element("textarea", text);
      const focus = document.activeElement;
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
      focus?.focus();
    }
  }

  function copying(name, text) {
    const button = element("button", name, { type: "button" });
    // A live region.
    const status = element("span", [], { "aria-live": "polite" });
    button.onclick = async () => {
      status.textContent = "";
      await copy(text);
      status.textContent = words.copied;
    };
    return element("p", [button, " ", status]);
  }

  function listing(name, lines) {
    const code = lines.join("\n");
    return [element("h3", name, { lang: "en" }), element("pre", element("code", code, { lang: "en" }), { tabindex: "0" }),
      copying(`${words.copy}: ${name}`, code)];
  }

  /// Words of the listener's device, or of the element.
  const spoken = (text, language = field("device").value) => element("span", text, { lang: language });

  function reasons(parts) {
    const rows = parts.map(([, role, text, language, origin, rule, certainty]) => element("tr", [
      element("th", spoken(text, language), { scope: "row" }),
      element("td", words["role-" + role]),
      element("td", words[origin]),
      element("td", rule
        ? element("a", words["rule-" + rule], { href: `${main.dataset.rules}#rule-${rule}` }) : ""),
      element("td", words["certainty-" + certainty]),
    ]));
    const head = [words.words, words.part, words.origin, words.rule, words.certainty];
    const table = element("table", [
      element("caption", words.parts),
      element("thead", element("tr", head.map((name) => element("th", name, { scope: "col" })))),
      element("tbody", rows),
    ]);
    return element("div", table, { class: "wide", tabindex: "0" });
  }

  // With the role `status`, a screen reader would announce the role instead of the text.
  const line = element("span", [], { "aria-live": "polite", id: "said" });
  const heading = element("h2");
  const more = element("div");
  const note = element("p");
  main.querySelector("#line").replaceChildren(heading, element("p", line, { class: "heard" }), note);
  result.replaceChildren(more);

  /// The line that VoiceOver speaks, and its explanation.
  function heard(of) {
    const caption = of("caption")[0][1] ?? "";
    const [name] = of("name");
    return [words.heard, caption ? spoken(caption) : words.silence, [
      ...(of("part").length ? [reasons(of("part"))] : []),
      element("p", name ? [words.voiceControl + ": ", spoken(name[1])] : words.noName),
    ]];
  }

  /// What Voice Control shows, and the commands that it obeys.
  function shown(of) {
    const [name] = of("name");
    if (!name) return [words.shown, words.noName, []];
    const [, text, rule, certainty] = name;
    const origin = rule === "voice-fallback" ? "system" : "app";
    const language = field("language").value || field("device").value;
    const answers = of("answers").flatMap(([, answer], at) => [at ? "; " : "", spoken(answer, language)]);
    return [words.shown, spoken(text, language), [
      reasons([["part", "label", text, language, origin, rule, certainty]]),
      element("ul", [
        element("li", [words.showNames + ": ", spoken(text, language)]),
        element("li", words.showNumbers),
        element("li", [words.answers + ": ", ...answers, ". ", of("some-words").length ? words.someWords : ""]),
      ]),
    ]];
  }

  function show(answer) {
    arrange();
    const facts = answer(query());
    const of = (name) => facts.filter(([kind]) => kind === name);
    note.textContent = inBook && words.inBook.replace("#", () => inBook);
    note.hidden = !inBook;
    const [title, first, rows] = field("tool").value ? shown(of) : heard(of);
    heading.textContent = title;
    const said = element("p", first);
    if (line.innerHTML !== said.innerHTML) line.replaceChildren(...said.childNodes);
    more.replaceChildren(
      ...rows,
      element("h3", words.code),
      ...listing("UIKit", of("UIKit").map(([, line]) => line)),
      ...listing("SwiftUI", of("SwiftUI").map(([, line]) => line)),
      copying(words.address, address()),
    );
  }

  const given = new URLSearchParams(location.search);
  const [from, wanted] = [given.get("from") ?? "", given.get("line")];

  /// The address with the content of the form, and the page that the reader came from.
  function address() {
    const way = from ? "&from=" + encodeURIComponent(from) : "";
    return location.href.split(/[?#]/)[0] + "?" + query() + way;
  }

  /// Offers elements to start from; the button fills in the chosen one.
  function offer(select, button, choose) {
    begin.hidden = select.closest("div").hidden = false;
    button.onclick = () => choose(select);
  }

  ready.then((answer) => {
    const change = () => {
      // Some browsers don't let a page opened from a folder change its address.
      try { history.replaceState(null, "", address()); } catch { /* The address can still be copied. */ }
      show(answer);
    };
    const take = (query, caption = "") => {
      fill(query);
      inBook = caption;
      change();
    };
    let timer;
    fill(location.search);
    form.hidden = result.hidden = false;
    form.onsubmit = begin.onsubmit = (event) => event.preventDefault();
    form.oninput = () => {
      clearTimeout(timer);
      // Announces the line when typing pauses.
      timer = setTimeout(change, 400);
    };
    show(answer);

    const isNew = ![...given.keys()].some((name) => !ways.includes(name));
    const select = (name) => begin.elements.namedItem(name);
    const at = (select) => select.selectedOptions[0]?.value.split(".").map(Number);
    // Only names of folders, so that the path can't leave the site.
    if (/^[\w-]+(\/[\w-]+)*$/.test(from)) {
      load(`../${from === "index" ? "" : from + "/"}lines.js`, "speechLines", (title, figures) => {
        const list = select("line");
        const lines = figures.flatMap((figure) => figure.lines.map(([number]) => `${figure.place}.${number}`));
        // A line without an element leads to the first one of its figure.
        const [place] = (wanted ?? "").split(".");
        const chosen = lines.includes(wanted) ? wanted : lines.find((line) => line.split(".")[0] === place);
        list.labels[0].firstChild.data = words.line.replace("#", () => title) + " ";
        list.replaceChildren(...figures.map((figure, group) => element("optgroup",
          figure.lines.map(([number, caption, query], item) => element("option", caption || `[${words.silence}]`, {
            value: `${group}.${item}`, lang: new URLSearchParams(query).get("device"),
            ...(chosen === `${figure.place}.${number}` ? { selected: "" } : {}),
          })), { label: figure.name })));
        const choose = () => {
          const [group, item] = at(list);
          const [, caption, query, isPart] = figures[group].lines[item];
          take(query, isPart ? caption : "");
        };
        offer(list, select("fill-line"), choose);
        if (isNew) choose();
      });
    }
    if (begin.dataset.samples) {
      load(begin.dataset.samples, "speechSamples", (groups) => {
        const [list, texts] = [select("sample"), select("texts")];
        const queries = (component) => component.queries[texts.value] ?? Object.values(component.queries)[0];
        const name = () => {
          const chosen = list.selectedIndex;
          list.replaceChildren(...groups.map(({ name, components }, group) => element("optgroup",
            components.flatMap((component, item) => queries(component).map((query, number) => {
              const lines = queries(component).length > 1 ? `: ${answer(query)[0][1] ?? ""}` : "";
              return element("option", component.name + lines, { value: `${group}.${item}.${number}` });
            })), { label: name })));
          list.selectedIndex = Math.max(0, chosen);
        };
        name();
        texts.onchange = name;
        offer(list, select("fill-sample"), () => {
          const [group, item, number] = at(list);
          take(queries(groups[group].components[item])[number]);
        });
      });
    }
  }, () => form.before(element("p", words.unsupported)));
  const folder = document.currentScript.src.replace(/[^/]*$/, "");
  document.head.append(element("script", [], { src: folder + "speech.js" }));
})(globalThis);
