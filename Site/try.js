// The page “Try it”: it reads an element from the address, hands every change to the speech model, which
// runs here as WebAssembly, and shows what is heard, why, and the code. Without this script the page shows
// lines that were computed when the book was made.
(function (scope) {
  "use strict";

  /// Starts the model out of its packed bytes; what it might ask a system for, it gets none of.
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
    /// What comes of a query: each fact with its name first.
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
  const result = main.querySelector("#result");
  const field = (name) => form.elements.namedItem(name);
  const many = ["action", "content", "say"];
  const single = ["label", "value", "hint", "level", "expanded", "language", "device", "os", "kind"];

  function element(name, content = [], attributes = {}) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...[content].flat());
    return made;
  }

  /// What the address says, into the form; the rest of the form as it is on an empty page.
  function fill(query) {
    const given = new URLSearchParams(query);
    form.reset();
    for (const name of single) field(name).value = given.get(name) ?? "";
    field("device").value = given.get("device") ?? document.documentElement.lang;
    if (!field("device").value) field("device").value = "en";
    field("os").value = given.get("os") ?? field("os").options[0].value;
    for (const name of many) field(name).value = given.getAll(name).join("\n");
    const traits = (given.get("traits") ?? "").split(",");
    for (const box of field("traits")) box.checked = traits.includes(box.value);
    const [place, index, count] = (given.get("place") ?? "").split(",");
    field("place").value = place;
    if (!field("place").value) field("place").value = "";
    field("index").value = index ?? 1;
    field("count").value = count ?? 3;
    field("hints").checked = given.get("hints") !== "off";
    // What the form has no field for stays as the address has it.
    const known = [...single, ...many, "traits", "place", "hints"];
    rest = [...given].filter(([name]) => !known.includes(name));
    hidden = traits.filter((trait) => trait && ![...field("traits")].some((box) => box.value === trait));
  }
  let [rest, hidden] = [[], []];

  /// The form as a query.
  function query() {
    const given = new URLSearchParams();
    for (const name of single) if (field(name).value) given.append(name, field(name).value);
    if (field("os").value === field("os").options[0].value) given.delete("os");
    const traits = [...field("traits")].filter((box) => box.checked).map((box) => box.value);
    if (traits.length + hidden.length) given.append("traits", [...traits, ...hidden].join(","));
    for (const name of many) {
      for (const line of field(name).value.split("\n").filter((line) => line.trim())) given.append(name, line);
    }
    const place = field("place").value;
    const counts = ["series", "tab"].includes(place);
    for (const name of ["index", "count"]) field(name).disabled = !counts;
    if (place) given.append("place", counts ? `${place},${field("index").value},${field("count").value}` : place);
    if (!field("hints").checked) given.append("hints", "off");
    for (const [name, value] of rest) given.append(name, value);
    return given.toString().replaceAll("+", "%20");
  }

  function copying(text) {
    const button = element("button", words.copy, { type: "button" });
    button.onclick = async () => {
      await navigator.clipboard?.writeText(text);
      button.textContent = words.copied;
    };
    return button;
  }

  function listing(name, lines) {
    const code = lines.join("\n");
    return [element("h3", name, { lang: "en" }), element("pre", element("code", code, { lang: "en" }), { tabindex: "0" }),
      element("p", copying(code))];
  }

  function reasons(parts) {
    const rows = parts.map(([, role, text, language, origin, rule, certainty]) => element("tr", [
      element("th", element("span", text, { lang: language }), { scope: "row" }),
      element("td", words["role-" + role]),
      element("td", words[origin]),
      element("td", rule
        ? element("a", words["rule-" + rule], { href: `${main.dataset.rules}#rule-${rule}` }) : ""),
      element("td", words["certainty-" + certainty]),
    ]));
    const head = [words.words, words.part, words.origin, words.rule, words.certainty];
    return element("table", [
      element("caption", words.parts),
      element("thead", element("tr", head.map((name) => element("th", name, { scope: "col" })))),
      element("tbody", rows),
    ]);
  }

  const line = element("output", [], { "aria-live": "polite", for: "try" });
  const heading = element("h2", words.heard);
  const more = element("div");
  result.replaceChildren(heading, element("p", line, { class: "heard" }), more);

  function show(answer) {
    const facts = answer(query());
    const of = (name) => facts.filter(([kind]) => kind === name);
    const caption = of("caption")[0][1] ?? "";
    const spoken = element("span", caption || words.silence, caption ? { lang: field("device").value } : {});
    if (line.textContent !== spoken.textContent) line.replaceChildren(spoken);
    const [name] = of("name");
    more.replaceChildren(
      ...(of("part").length ? [element("div", reasons(of("part")), { class: "wide", tabindex: "0" })] : []),
      element("p", name
        ? [words.voiceControl + ": ", element("span", name[1], { lang: field("device").value })] : words.noName),
      element("h3", words.code),
      ...listing("UIKit", of("UIKit").map(([, line]) => line)),
      ...listing("SwiftUI", of("SwiftUI").map(([, line]) => line)),
      element("p", [words.address + ": ", copying(location.href)]),
    );
  }

  ready.then((answer) => {
    let timer;
    fill(location.search);
    form.hidden = result.hidden = false;
    form.onsubmit = (event) => event.preventDefault();
    form.oninput = () => {
      clearTimeout(timer);
      // A listener hears the line once typing pauses.
      timer = setTimeout(() => {
        history.replaceState(null, "", "?" + query());
        show(answer);
      }, 400);
    };
    query();
    show(answer);
  }, () => form.before(element("p", words.unsupported)));
  const folder = document.currentScript.src.replace(/[^/]*$/, "");
  document.head.append(element("script", [], { src: folder + "speech.js" }));
})(globalThis);
