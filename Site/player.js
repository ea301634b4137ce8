// Steps through the transcripts of a page: the focus on a drawing, what is spoken in a panel. Keys work only
// while the focus is inside a player, and nothing is spoken before the reader turns speech on.
(() => {
  const template = document.getElementById("player");
  const phrases = template.dataset;
  const pageLanguage = template.closest("[lang]").lang;
  const synthesis = window.speechSynthesis;
  const players = [];
  const isSpoken = (line) => !line.className;
  const voiced = (line) => (isSpoken(line) ? [line] : [...line.querySelectorAll("b")]);

  function element(name, properties, ...content) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...content);
    return made;
  }

  const aria = (element, name, value) => element.setAttribute(`aria-${name}`, value);

  // Switches are stored until the window, or without storage the page, is closed.
  let memory = {};
  try { memory = sessionStorage; } catch { /* Forbidden. */ }
  const isOn = (name) => memory[name];

  // The elements of a line distinguish its parts; the legend has their names.
  const kind = (part) => [part.localName, part.className, part.dataset.is].join(".");
  const roles = new Map(
    [...document.querySelectorAll(".legend > *")].map((part) => [kind(part), part.textContent])
  );
  const partsOf = (line) => [...line.children].filter((part) => roles.has(kind(part)));

  function named(line, language) {
    const parts = partsOf(line).flatMap((part, index) => {
      const words = element("span", language === pageLanguage ? {} : { lang: language });
      words.append(...part.cloneNode(true).childNodes);
      return [`${index ? "; " : ""}${roles.get(kind(part))}: `, words];
    });
    return element("p", { className: "parts", lang: pageLanguage }, ...parts);
  }

  /** The steps of a list: one per line, or one from gesture to gesture if it contains gestures. */
  function stepsOf(lines) {
    const isWalk = !lines.some((line) => line.className === "gesture");
    const steps = [];
    for (const line of lines) {
      if (isWalk || line.className === "gesture" || !steps.length) steps.push([]);
      steps.at(-1).push(line);
    }
    return { isWalk, steps };
  }

  /** A picture with a frame for each spoken line. */
  class View {
    constructor(picture, lines) {
      this.picture = picture;
      const stops = picture.querySelector(".stops");
      const frames = stops?.getAttribute("d").match(/M[^M]*/g) ?? [];
      const places = picture.dataset.places?.split(" ") ?? frames.map((_, index) => index);
      // An empty position has no frame.
      this.frames = new Map(lines.filter(isSpoken).map((line, index) => [line, frames[places[index]]]));
      this.focus = document.createElementNS(picture.namespaceURI, "path");
      this.focus.setAttribute("class", "focus");
      stops?.after(this.focus);
    }

    /**
     * Frames what was spoken last; after a sound or an event, the focus stays. Also shows the overlay of a
     * step.
     */
    mark(lines, step) {
      for (const marks of this.picture.querySelectorAll(".marks")) {
        marks.toggleAttribute("data-on", marks.matches(`[data-steps~="${step}"]`));
      }
      const spoken = lines.filter((line) => this.frames.has(line)).at(-1);
      // The frame surrounds the element, so that its line covers nothing inside: x, y, width, height and
      // back.
      let part = 0;
      this.focus.setAttribute("d", (this.frames.get(spoken) ?? "").replace(/-?\d+/g, (n) => +n + [-2, -2, 4, 4, -4][part++]));
    }

    /** The line whose frame contains a point; the smallest if frames are nested. */
    lineAt(event) {
      const found = [...this.frames].filter(([, frame]) => frame).flatMap(([line, frame]) => {
        this.focus.setAttribute("d", frame);
        const box = this.focus.getBBox();
        const point = new DOMPoint(event.clientX, event.clientY)
          .matrixTransform(this.focus.getScreenCTM().inverse());
        const [x, y] = [point.x - box.x, point.y - box.y];
        return x >= 0 && y >= 0 && x <= box.width && y <= box.height ? [[box.width * box.height, line]] : [];
      });
      return found.sort(([one], [other]) => one - other)[0]?.[1];
    }
  }

  /** A list of lines with its panel and pictures, if any. */
  class Track {
    constructor(block) {
      this.lines = [...block.querySelectorAll("ol > li")];
      Object.assign(this, stepsOf(this.lines));
      this.block = block;
      this.name = block.dataset.pane;
      this.views = [];
      this.said = element("div", { className: "said" });
      this.said.setAttribute("role", "status");
      // The panel is as high as its longest step, so that nothing below it moves.
      this.sizes = element("div", { className: "sizes" });
      aria(this.sizes, "hidden", true);
      this.panel = element("div", { className: "panel" }, this.said, this.sizes);
    }

    addView(picture) {
      if (picture) this.views.push(new View(picture, this.lines));
    }

    words(step, isWayBack, isEnd) {
      const shown = step.flatMap((line) => {
        const language = line.closest("[lang]").lang;
        const copy = element("p", { className: line.className, lang: language });
        const back = isWayBack ? line.dataset.back : undefined;
        const sign = template.content.querySelector(`[data-sign="${line.dataset.do}"]`);
        if (sign) copy.append(sign.cloneNode(true));
        copy.append(...(back ? [back] : [element("span", {}, ...line.cloneNode(true).childNodes)]));
        const isNamed = isOn("parts") && !back && partsOf(line).length;
        return isNamed ? [copy, named(line, language)] : [copy];
      });
      const place = phrases.place.replace("#", this.steps.indexOf(step) + 1).replace("*", this.steps.length);
      const count = element("p", { className: "count" }, isEnd ? `${place}. ${phrases.end}` : place);
      return [...(this.name ? [element("p", { className: "pane" }, this.name)] : []), ...shown, count];
    }

    reserve() {
      this.sizes.replaceChildren(...this.steps.map((step) =>
        element("div", {}, ...this.words(step, false, step === this.steps.at(-1)))));
    }

    show(index, isWayBack, isEnd) {
      const at = Math.min(index, this.steps.length - 1);
      this.hasMoved = at !== this.at;
      this.isBack = this.hasMoved ? isWayBack && this.isWalk : this.isBack;
      this.at = at;
      this.said.replaceChildren(...this.words(this.steps[at], this.isBack, isEnd));
      const until = this.isWalk ? this.steps[at] : this.steps.slice(0, at + 1).flat();
      for (const line of this.lines) line.toggleAttribute("data-now", this.steps[at].includes(line));
      for (const view of this.views) view.mark(until, at);
    }

    hide() {
      this.at = undefined;
      for (const line of this.lines) line.removeAttribute("data-now");
      for (const view of this.views) view.mark([]);
      this.panel.remove();
    }
  }

  /** Speaks a text with a voice of its language; does nothing if there is none. */
  function say(words, language, onMute) {
    const voices = synthesis.getVoices();
    const tag = (voice) => voice.lang.replace("_", "-").toLowerCase();
    const own = language.toLowerCase();
    const voice = voices.find((voice) => tag(voice) === own)
      ?? voices.find((voice) => tag(voice).split("-")[0] === own.split("-")[0]);
    if (!voice) onMute(language);
    // A voice of another language would teach the wrong sound. The list of voices may be empty only because
    // it is not loaded yet.
    if (!voice && voices.length) return;
    const utterance = new SpeechSynthesisUtterance(words);
    utterance.lang = language;
    if (voice) utterance.voice = voice;
    utterance.addEventListener("error", ({ error }) => {
      if (error !== "canceled" && error !== "interrupted") onMute(language);
    });
    synthesis.speak(utterance);
    return utterance;
  }

  class Player {
    constructor(figure) {
      const blocks = [...figure.querySelectorAll(".played")];
      this.tracks = [];
      for (const block of blocks.length ? blocks : [figure]) {
        // A picture without lines of its own belongs to the previous ones.
        if (block.querySelector("ol > li")) this.tracks.push(new Track(block));
        this.tracks.at(-1)?.addView(block.querySelector("svg"));
      }
      if (!this.tracks.length) return;
      this.figure = figure;
      this.length = Math.max(...this.tracks.map((track) => track.steps.length));
      this.name = phrases.open.replace("#", figure.querySelector(":scope > figcaption").textContent.match(/^\D*\d*\S*/)[0]);
      this.change = figure.querySelector(".change");
      this.build();
      if (this.change) return;
      figure.addEventListener("click", (event) => this.touch(event));
      players.push(this);
      if (blocks.length) this.open();
      else this.addOpener();
    }

    build() {
      this.box = element("div", { className: "player" });
      const rows = template.content.querySelectorAll(this.change ? ".hear" : "p:not(.hear)");
      for (const row of rows) this.box.append(row.cloneNode(true));
      this.box.dataset.needsScript = "";
      this.box.setAttribute("role", "group");
      aria(this.box, "label", this.name);
      this.note = element("p", { className: "mute" });
      // While empty it has no role that a screen reader would announce.
      aria(this.note, "live", "polite");
      this.box.append(this.note);
      const lines = this.tracks.flatMap((track) => track.lines);
      const canSpeak = synthesis && lines.some(isSpoken);
      const remove = (name) => this.box.querySelector(name)?.remove();
      if (!canSpeak) remove("label:has([name=speak])");
      if (!lines.some((line) => partsOf(line).length)) remove("label:has([name=parts])");
      if (this.length < 2) remove(".moves:not(.hear)");
      if (this.change && canSpeak) this.change.append(this.box);
      for (const button of this.box.querySelectorAll("button")) {
        button.addEventListener("click", () => this.perform(button.value));
      }
      this.box.addEventListener("change", ({ target }) => this.turn(target.name, target.checked));
      this.box.addEventListener("keydown", (event) => this.press(event));
    }

    /** A transcript without a picture has a single button, so as not to get in the way of reading. */
    addOpener() {
      this.opener = element("button", { type: "button", className: "opener", textContent: this.name });
      aria(this.opener, "expanded", false);
      this.opener.addEventListener("click", () => {
        if (this.box.isConnected) return this.close();
        this.open();
        this.box.querySelector("[value=next], input")?.focus();
      });
      this.figure.append(this.opener);
    }

    open() {
      const place = this.figure.querySelector(".panes") ?? this.tracks[0].block;
      this.opener ? this.opener.after(this.box) : place.append(this.box);
      // Side by side, so that readers can compare what is spoken before and after.
      this.box.prepend(...this.tracks.map((track) => track.panel));
      if (this.opener) aria(this.opener, "expanded", true);
      this.renew();
      this.show(0);
    }

    close() {
      synthesis?.cancel();
      for (const track of this.tracks) track.hide();
      this.box.remove();
      aria(this.opener, "expanded", false);
      this.opener.focus();
    }

    press(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const isMirrored = getComputedStyle(this.box).direction === "rtl";
      const moves = {
        ArrowRight: isMirrored ? "back" : "next", ArrowLeft: isMirrored ? "next" : "back", Home: "start", End: "end",
      };
      if (moves[event.key]) this.perform(moves[event.key]);
      else if (event.key === "Escape") this.opener ? this.close() : synthesis?.cancel();
      else return;
      event.preventDefault();
    }

    /** Goes to the step of a line that was touched, in the list or on the phone. */
    touch(event) {
      if (!this.box.isConnected || !getSelection().isCollapsed) return;
      const track = this.tracks.find(({ block }) => block.contains(event.target)) ?? this.tracks[0];
      let line = event.target.closest("li");
      const view = track.views.find(({ picture }) => picture.contains(event.target));
      if (view) line = view.lineAt(event);
      const step = track.steps.findIndex((lines) => lines.includes(line));
      if (step >= 0) this.show(step, false, true);
      else if (view) this.perform("next");
    }

    /** The step that a move leads to; undefined if there is none. */
    target(move) {
      const target = { next: this.index + 1, back: this.index - 1, start: 0, end: this.length - 1 }[move];
      return target !== this.index && target >= 0 && target < this.length ? target : undefined;
    }

    perform(move) {
      if (move === "hear") return this.hear();
      const target = this.target(move);
      if (target !== undefined) this.show(target, move === "back", true);
      else if (move === "next") this.show(this.index, false, true, true);
    }

    show(index, isWayBack, isAsked, isEnd) {
      this.index = index;
      // Spoken once, regardless of the number of screens.
      for (const track of this.tracks) track.show(index, isWayBack, isEnd && track === this.tracks.at(-1));
      for (const button of this.box.querySelectorAll("button")) {
        aria(button, "disabled", this.target(button.value) === undefined);
      }
      if (isAsked && isOn("speak")) this.speak();
    }

    turn(name, isChecked) {
      memory[name] = isChecked || "";
      for (const player of players) player.renew();
      if (isOn("speak")) this.speak(true);
      else synthesis?.cancel();
    }

    /** Applies the switches to all players on the page. */
    renew() {
      if (!this.box.isConnected) return;
      this.note.textContent = "";
      for (const box of this.box.querySelectorAll("input")) box.checked = isOn(box.name);
      for (const track of this.tracks) {
        // Hidden from screen readers while the browser speaks it.
        aria(track.said, "live", isOn("speak") ? "off" : "polite");
        track.reserve();
        if (track.at !== undefined) track.show(this.index, track.isBack);
      }
    }

    /** Speaks an element, or reports that there is no voice for it. */
    say({ textContent, lang }) {
      return say(textContent, lang || pageLanguage, (language) => {
        const name = new Intl.DisplayNames([pageLanguage], { type: "language" }).of(language);
        this.note.textContent = phrases.mute.replace("#", name);
      });
    }

    hush() {
      synthesis.cancel();
      this.note.textContent = "";
    }

    /** Speaks what an assistive technology says, announcements included. */
    speak(isWhole) {
      this.hush();
      for (const track of this.tracks.filter(({ hasMoved }) => hasMoved || isWhole)) {
        if (track.name) this.say({ textContent: track.name });
        for (const line of track.said.children) {
          const parts = line.querySelector("[lang]") ? line.childNodes : [line];
          for (const piece of line.className === "parts" ? parts : voiced(line)) this.say(piece);
        }
      }
    }

    /** Speaks the lists one after the other while showing the position, or stops. */
    hear() {
      const button = this.box.querySelector("button");
      const isAsked = button.matches("[aria-pressed=false]");
      const stop = () => {
        aria(button, "pressed", false);
        for (const track of this.tracks) track.hide();
      };
      this.hush();
      stop();
      if (!isAsked) return;
      aria(button, "pressed", true);
      this.last = undefined;
      for (const track of this.tracks) {
        this.say({ textContent: track.name });
        track.steps.forEach((step, index) => {
          for (const piece of step.flatMap(voiced)) {
            const words = this.say(piece);
            this.last = words ?? this.last;
            words?.addEventListener("start", () => {
              for (const other of this.tracks) other === track ? track.show(index) : other.hide();
            });
            for (const end of ["end", "error"]) words?.addEventListener(end, () => words === this.last && stop());
          }
        });
      }
      if (!this.last) stop();
    }
  }

  synthesis?.getVoices();
  for (const figure of document.querySelectorAll("figure.transcript")) new Player(figure);
  addEventListener("pagehide", () => synthesis?.cancel());
})();
