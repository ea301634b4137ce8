// Adds a row of controls to each transcript: hear its lines, step through them, hide the drawing, try a line.
// What speaks and steps is loaded on first use. Nothing sounds before a reader asks.
(() => {
  const template = document.getElementById("player");
  const phrases = template.dataset;
  const here = document.currentScript.src;
  const title = document.querySelector("h1").textContent;
  const trial = document.querySelector("p.try > a");
  const exhibits = [];
  const isSpoken = (line) => !line.className;
  const aria = (element, name, value) => element.setAttribute(`aria-${name}`, value);
  const fill = (phrase, word) => phrase.replace("#", () => word);

  let walkers;
  /** The class that speaks and steps. */
  const loadWalker = () => walkers ??= new Promise((done) => {
    window.byEarWalker = (make) => done(make({ exhibits, template, folder: here.replace(/[^/]*$/, "") }));
    const script = document.createElement("script");
    script.src = here.replace("player.js", "walk.js");
    document.head.append(script);
  });

  class Exhibit {
    constructor(figure) {
      const blocks = [...figure.querySelectorAll(".played")];
      this.panes = [];
      for (const block of blocks.length ? blocks : [figure]) {
        // A picture without lines of its own belongs to the previous ones.
        if (block.querySelector("ol > li")) this.panes.push({ block, name: block.dataset.pane, blocks: [], pictures: [] });
        this.panes.at(-1)?.blocks.push(block);
        this.panes.at(-1)?.pictures.push(...block.querySelectorAll(".wire"));
      }
      this.lines = [...figure.querySelectorAll("ol > li")];
      if (!this.lines.length) return;
      this.figure = figure;
      this.caption = figure.querySelector(":scope > figcaption").textContent.match(/^\D*\d*/)[0];
      this.change = figure.querySelector(".change");
      this.canSwitch = !this.change && this.panes.length > 1;
      this.canSpeak = !!(window.speechSynthesis && phrases.hear && figure.querySelector("ol > li:not([class]), .event b"));
      for (const line of this.lines) {
        const sign = template.content.querySelector(`[data-sign="${line.dataset.do}"]`);
        if (sign) line.prepend(sign.cloneNode(true));
      }
      this.build();
      this.choose(this.panes[0]);
      exhibits.push(this);
      if (this.change) return;
      figure.toggleAttribute("data-heard", this.canSpeak);
      figure.addEventListener("click", (event) => this.touch(event));
    }

    get isLong() {
      return this.lines.length > this.panes.length;
    }

    build() {
      this.bar = template.content.querySelector(".bar").cloneNode(true);
      this.bar.dataset.needsScript = "";
      aria(this.bar, "label", this.caption);
      for (const pane of this.canSwitch ? [...this.panes].reverse() : []) {
        pane.button = Object.assign(document.createElement("button"), { type: "button", value: "pane", textContent: pane.name });
        this.bar.prepend(pane.button);
      }
      const has = { hear: this.canSpeak, step: !this.change && this.isLong, curtain: !this.change && this.panes[0].pictures[0] };
      for (const button of this.bar.querySelectorAll("button")) {
        if (button.value in has && !has[button.value]) button.remove();
        else if (phrases[button.value]) aria(button, "label", fill(phrases[button.value], this.caption));
      }
      const hear = this.bar.querySelector("[value=hear]");
      if (this.change && hear) {
        hear.textContent = phrases.both;
        hear.removeAttribute("aria-label");
      }
      this.link = this.bar.querySelector("a");
      if (!trial || this.figure.matches(".unchecked") || !this.lines.some(isSpoken)) this.link?.remove();
      this.bar.addEventListener("click", ({ target }) => this.perform(target.closest("button")));
      this.bar.addEventListener("focusin", ({ target }) => this.rove(target));
      this.bar.addEventListener("keydown", (event) => this.walk(event));
      (this.change ?? this.figure).append(this.bar);
      this.rove();
    }

    items() {
      return [...this.bar.children].filter((item) => item.matches("a, button") && !item.hidden);
    }

    /** The row is one Tab stop; arrows lead from one control to the next. */
    rove(to = this.items()[0]) {
      for (const item of this.bar.querySelectorAll("a, button")) item.tabIndex = item === to ? 0 : -1;
    }

    walk(event) {
      const items = this.items();
      const move = this.move(event);
      const at = items.indexOf(event.target);
      if (!move) return;
      event.preventDefault();
      ({ next: items[at + 1], back: items[at - 1], start: items[0], end: items.at(-1) })[move]?.focus();
    }

    /** The move that a key asks for. */
    move({ key, altKey, ctrlKey, metaKey, shiftKey }) {
      if (altKey || ctrlKey || metaKey || shiftKey) return;
      const isMirrored = getComputedStyle(this.figure).direction === "rtl";
      return {
        ArrowRight: isMirrored ? "back" : "next", ArrowLeft: isMirrored ? "next" : "back", Home: "start", End: "end",
      }[key];
    }

    async perform(button) {
      if (button?.value === "curtain") aria(button, "pressed", this.figure.toggleAttribute("data-curtain"));
      else if (button?.value === "pane") this.choose(this.panes.find((pane) => pane.button === button));
      else if (button && !["copy", "unfold"].includes(button.value)) (await this.load()).perform(button.value);
    }

    async load() {
      const Walker = await loadWalker();
      return this.walker ??= new Walker(this);
    }

    /** Shows one of several screens. */
    choose(chosen) {
      for (const pane of this.canSwitch ? this.panes : []) {
        aria(pane.button, "pressed", pane === chosen);
        for (const block of pane.blocks) block.toggleAttribute("data-off", pane !== chosen);
      }
      // Code that continues a listing makes the second screen of the first one.
      const isChanged = this.panes.length === 2 && chosen === this.panes[1];
      for (const listing of this.canSwitch ? this.figure.parentElement.querySelectorAll(":scope > .listing") : []) {
        const isAdded = !listing.querySelector("code").textContent.startsWith("import ");
        listing.toggleAttribute("data-added", isChanged && isAdded);
      }
      this.pane = chosen;
      this.walker?.choose();
      this.lead();
    }

    /** Goes to the line that was touched, in the list or on the phone. */
    async touch({ target, clientX, clientY }) {
      const thing = target.closest("li, svg.wire");
      if (thing && getSelection().isCollapsed) (await this.load()).touch(thing, clientX, clientY);
    }

    /** Leads to “Try an element”, for the line shown now or the first one of the screen shown. */
    lead() {
      if (!this.link?.isConnected) return;
      const now = this.lines.findLastIndex((line) => line.hasAttribute("data-now") && isSpoken(line));
      const first = this.lines.findIndex((line) => isSpoken(line) && this.pane.block.contains(line));
      const number = (now < 0 ? Math.max(0, first) : now) + 1;
      this.link.href = `${trial.href}&line=${this.figure.id}.${number}`;
      aria(this.link, "label", `${now < 0 ? phrases.lines : phrases.line}: ${this.caption}${now < 0 ? "" : ` (${number})`}, ${title}`);
    }
  }

  for (const figure of document.querySelectorAll("figure.transcript")) new Exhibit(figure);
  // Each row has the link already.
  trial?.parentElement.toggleAttribute("data-off", exhibits.some(({ link }) => link?.isConnected));
})();
