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

  const styles = { label: ["b"], value: ["u"], trait: ["i", "t"], selected: ["i", "t"] };

  /// The parts of a spoken line, marked as in transcripts, with commas between them.
  scope.byEarLine = (parts) => parts.flatMap(([, role, text], at) => {
    const [name, style] = styles[role] ?? ["i"];
    const part = document.createElement(name);
    if (style) part.className = style;
    part.textContent = text;
    return at ? [", ", part] : [part];
  });

  const main = document.querySelector("main[data-words]");
  // The home page needs only the model and its lines.
  if (!main) return;
  const words = JSON.parse(main.dataset.words);
  const form = main.querySelector("#try");
  const begin = main.querySelector("#begin");
  const result = main.querySelector("#result");
  const folder = document.currentScript.src.replace(/[^/]*$/, "");
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
    // A group of fields opens if one of them says something.
    for (const group of form.querySelectorAll("details")) {
      group.open ||= [...group.querySelectorAll("select, textarea")].some(({ name }) =>
        !["device", "os"].includes(name) && given.get(name) || name === "place" && place);
    }
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
    // Long lines hang from their own indentation.
    const rows = lines.flatMap((line, at) => {
      const [indentation] = line.match(/^ */);
      return [at ? "\n" : "", indentation,
        element("span", line.slice(indentation.length), { style: `--i:${indentation.length}` })];
    });
    return [element("h3", name, { lang: "en" }), element("pre", element("code", rows, { lang: "en" })),
      copying(`${words.copy}: ${name}`, code)];
  }

  /// Words of the listener's device, or of the element.
  const spoken = (text, language = field("device").value) => element("span", text, { lang: language });

  function reasons(parts) {
    const cell = (content) => element("td", content, { role: "cell" });
    const rows = parts.map(([, role, text, language, origin, rule, certainty]) => element("tr", [
      element("th", spoken(text, language), { scope: "row", role: "rowheader" }),
      cell(words["role-" + role]),
      cell(words[origin]),
      cell(rule
        ? element("a", words["rule-" + rule], { href: `${main.dataset.rules}#rule-${rule}` }) : ""),
      cell(words["certainty-" + certainty]),
    ], { role: "row" }));
    const head = [words.words, words.part, words.origin, words.rule, words.certainty];
    const table = element("table", [
      element("caption", words.parts),
      element("thead", element("tr", head.map((name) => element("th", name, { scope: "col", role: "columnheader" })), { role: "row" }), { role: "rowgroup" }),
      element("tbody", rows, { role: "rowgroup" }),
    ], { role: "table", style: head.map((name, at) => `--column-${at + 1}:'${name}'`).join(";") });
    // In a narrow window, each row becomes a card.
    return element("div", table, { class: "table wide", tabindex: "0" });
  }

  const line = main.querySelector("#said");
  const heading = main.querySelector("#line h2");
  const note = main.querySelector("#in-book");
  const status = main.querySelector("#line .mute");
  const stage = main.querySelector(".stage g");

  function shape(name, kind, attributes, text = "") {
    const made = document.createElementNS(stage.namespaceURI, name);
    for (const [key, value] of Object.entries({ class: kind, ...attributes })) made.setAttribute(key, value);
    made.textContent = text;
    return made;
  }

  const round = (x, y, width, height, r) =>
    `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}`
    + `h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

  /** Draws the element on the phone as its traits say; the focus surrounds it. */
  function draw() {
    const traits = [...field("traits")].filter((box) => box.checked).map((box) => box.value);
    const has = (name) => traits.includes(name);
    const [label, value] = [field("label").value, field("value").value];
    const cut = (text, most) => (text.length > most ? text.slice(0, most - 1) + "…" : text);
    const text = (words, x, y, kind = "", more = {}) => shape("text", kind, { x, y, ...more }, words);
    const area = (kind, ...place) => shape("path", kind, { d: round(...place) });
    let [frame, parts] = [[24, 130, 354, 52, 12], []];
    const row = (end) => [area("card area", 24, 130, 354, 52, 26), text(cut(label, 20), 44, 162), ...end];
    if (has("tabBarItem")) {
      frame = [141, 204, 120, 54, 27];
      parts = [area("glass", 21, 200, 360, 62, 31), ...(has("selected") ? [area("area", ...frame)] : []),
        text(cut(label, 12), 201, 246, has("selected") ? "touch" : "", { "text-anchor": "middle", "font-size": 13 }),
        area("tint", 191, 212, 20, 18, 6)];
    } else if (has("backButton")) {
      frame = [16, 62, 44, 44, 22];
      parts = [area("glass", ...frame), shape("path", "sign", { d: "M41 76l-8 8 8 8" })];
    } else if (has("image")) {
      frame = [101, 80, 200, 150, 20];
      parts = [area("photo", ...frame), shape("path", "photo", { color: "#5c9468", d: "M101 210Q170 120 301 180V210a20 20 0 0 1-20 20H121a20 20 0 0 1-20-20z" })];
      parts[0].setAttribute("color", "#bfdcf2");
    } else if (has("searchField") || has("textEntry")) {
      parts = [area("area", ...frame.slice(0, 4), 26), text(cut(value || label, 32), 44, 162, value ? "" : "soft")];
    } else if (has("toggleButton")) {
      const isOn = /^(1|on|true)$/i.test(value);
      parts = row([area(isOn ? "tint" : "fill", 299, 142, 63, 28, 14), area("thumb", isOn ? 323 : 302, 144, 36, 24, 12)]);
    } else if (has("adjustable")) {
      parts = row([area("fill", 230, 153, 130, 6, 3), area("tint", 230, 153, 70, 6, 3), area("thumb", 284, 144, 36, 24, 12)]);
    } else if (has("header")) {
      parts = [text(cut(label, 20), 24, 166, "", { "font-weight": 700, "font-size": 32 })];
    } else if (has("link")) {
      parts = [text(cut(label, 34), 24, 162, "touch", { "text-decoration": "underline" })];
    } else if (has("button") || has("popUpButton") || has("keyboardKey")) {
      // The name of a file is drawn as a symbol.
      const isSymbol = /^\w+_\w+$|\.\w+$/.test(label);
      frame = isSymbol ? [175, 130, 52, 52, 26] : frame;
      const [x, y, width, height] = frame;
      parts = [area("tint", x, y, width, height, 26), ...(isSymbol
        ? [shape("path", "sign bright", { d: "M192 147l18 18m0-18l-18 18" })]
        : [text(cut(label, 30), 201, 162, "bright", { "text-anchor": "middle", "font-weight": 600 })])];
      if (has("selected")) parts.push(shape("path", "sign bright", { d: "M338 156l7 7 13-15" }));
    } else if (label || value) {
      parts = row([text(cut(value, 16), 358, 162, "soft", { "text-anchor": "end" })]);
    }
    const group = shape("g", "", has("notEnabled") ? { opacity: 0.45 } : {});
    group.append(...parts);
    const [x, y, width, height, r] = frame;
    stage.replaceChildren(text("9:41", 40, 36, "", { "font-weight": 600 }), group,
      shape("path", "focus", { d: round(x - 6, y - 6, width + 12, height + 12, Math.min(r + 6, height / 2 + 6)) }));
  }

  const synthesis = window.speechSynthesis;
  let voice;
  /** Speaks the line, with a script that is loaded on first use. */
  async function speak() {
    voice ??= new Promise((done) => {
      scope.byEarVoice = done;
      document.head.append(element("script", [], { src: folder + "hear.js" }));
    });
    synthesis.cancel();
    status.textContent = "";
    let speed;
    try { speed = sessionStorage.speed; } catch { /* Forbidden. */ }
    (await voice).say(line.querySelector("[lang]") ?? line, undefined, speed, (language) => {
      const name = new Intl.DisplayNames([document.documentElement.lang], { type: "language" }).of(language);
      status.textContent = words.mute.replace("#", () => name);
    });
  }

  async function share() {
    status.textContent = "";
    if (navigator.share) return navigator.share({ url: address() }).catch(() => {});
    await copy(address());
    status.textContent = words.copied;
  }

  const button = (name) => main.querySelector(`#line [value=${name}]`);
  button("hear").hidden = !synthesis;
  button("hear").onclick = speak;
  button("share").onclick = share;

  /// A spoken line with marked parts; as it is, if they don't make up the whole line.
  function marked(caption, parts) {
    const line = spoken("");
    line.append(...scope.byEarLine(parts));
    return line.textContent === caption ? line : spoken(caption);
  }

  /// The line that VoiceOver speaks, and its explanation.
  function heard(of) {
    const caption = of("caption")[0][1] ?? "";
    const [name] = of("name");
    return [words.heard, caption ? marked(caption, of("part")) : words.silence, [
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
    const code = (name) => element("div", listing(name, of(name).map(([, line]) => line)));
    result.replaceChildren(
      element("h2", words.code),
      element("div", [code("UIKit"), code("SwiftUI")], { class: "codes" }),
      ...rows,
    );
    draw();
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
    select.closest("div").hidden = false;
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
    const isNew = ![...given.keys()].some((name) => !ways.includes(name));
    const examples = [...main.querySelectorAll(".examples a")];
    const mark = (chosen) => {
      for (const link of examples) link.toggleAttribute("aria-current", false);
      chosen?.setAttribute("aria-current", "true");
    };
    // Without an element in the address, the first example.
    fill(isNew && !from ? examples[0]?.search : location.search);
    mark(examples.find((link) => link.search === location.search) ?? (isNew && !from ? examples[0] : undefined));
    for (const link of examples) {
      link.onclick = (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        take(link.search);
        mark(link);
      };
    }
    form.onsubmit = begin.onsubmit = (event) => event.preventDefault();
    form.oninput = () => {
      clearTimeout(timer);
      // Announces the line when typing pauses.
      timer = setTimeout(change, 400);
    };
    show(answer);

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
  document.head.append(element("script", [], { src: folder + "speech.js" }));
})(globalThis);
