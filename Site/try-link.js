// Adds a link after each transcript to its lines on the page “Try an element”.
(() => {
  const words = document.currentScript.dataset;
  const way = document.querySelector("p.try > a");
  const title = document.querySelector("h1").textContent;
  for (const figure of document.querySelectorAll("figure.transcript:not(.unchecked)")) {
    const lines = [...figure.querySelectorAll("ol > li")];
    if (!lines.some((line) => !line.className)) continue;
    const link = document.createElement("a");
    const name = figure.querySelector(":scope > figcaption").textContent.split(".")[0];
    const lead = () => {
      const now = lines.findLastIndex((line) => line.hasAttribute("data-now") && !line.className);
      const number = (now < 0 ? lines.findIndex((line) => !line.className) : now) + 1;
      link.href = `${way.href}&line=${figure.id}.${number}`;
      link.textContent = now < 0 ? words.lines : words.line;
      link.setAttribute("aria-label", `${link.textContent}: ${name}${now < 0 ? "" : ` (${number})`}, ${title}`);
    };
    const row = document.createElement("p");
    row.className = "try";
    // Not part of the text, which is the same without scripts.
    row.dataset.needsScript = "";
    row.append(link);
    figure.append(row);
    lead();
    new MutationObserver(lead).observe(figure, { subtree: true, attributeFilter: ["data-now"] });
  }
})();
