// The small form on the home page: the label and traits of an element, and what VoiceOver says. The speech model
// of the page “Try an element” is loaded when a reader first uses the form.
(() => {
  const form = document.querySelector(".teaser");
  const line = form.querySelector("[aria-live]");
  const folder = document.currentScript.src.replace(/[^/]*$/, "");

  /** The element as the page “Try an element” takes it. */
  function query() {
    const given = new URLSearchParams({ label: form.elements.label.value });
    const traits = new FormData(form).getAll("traits").join(",");
    if (traits) given.append("traits", traits);
    given.append("device", form.dataset.device);
    return given.toString().replaceAll("+", "%20");
  }

  function load(name) {
    return new Promise((done, failed) => {
      const script = document.createElement("script");
      document.head.append(Object.assign(script, { src: folder + name, onload: done, onerror: failed }));
    });
  }

  let model;
  const start = () => model ??= load("try.js")
    .then(() => Promise.all([window.byEarModel, load("speech.js")])).then(([answer]) => answer);

  async function show() {
    const asked = query();
    const answer = await start().catch(() => undefined);
    if (asked !== query()) return;
    const parts = answer?.(asked).filter(([name]) => name === "part") ?? [];
    const own = answer && parts.length;
    line.lang = own ? form.dataset.device : document.documentElement.lang;
    line.replaceChildren(...(own ? window.byEarLine(parts)
      : [answer ? form.dataset.silence : form.dataset.unsupported]));
  }

  form.addEventListener("focusin", () => start().catch(() => {}), { once: true });
  form.addEventListener("input", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    location.href = `${form.action}?${query()}`;
  });
})();
