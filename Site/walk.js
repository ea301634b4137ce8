// Steps through the lines of an exhibit and speaks them; player.js loads it on first use. Keys act only while
// the focus is among the buttons for stepping.
window.byEarWalker(({ exhibits, template, folder }) => {
  const phrases = template.dataset;
  const pageLanguage = template.closest("[lang]").lang;
  const speeds = [1, 1.5, 2, 2.5, 3];
  const isSpoken = (line) => !line.className;
  const voiced = (line) => (isSpoken(line) ? [line] : [...line.querySelectorAll("b")]);
  const aria = (element, name, value) => element.setAttribute(`aria-${name}`, value);

  function element(name, properties, ...content) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...content);
    return made;
  }

  // Settings are stored until the window, or without storage the page, is closed.
  let memory = {};
  try { memory = sessionStorage; } catch { /* Forbidden. */ }
  const isOn = (name) => memory[name];

  let voice;
  /** What speaks and sounds. */
  const loadVoice = () => voice ??= new Promise((done) => {
    window.byEarVoice = done;
    document.head.append(element("script", { src: folder + "hear.js" }));
  });

  // The elements of a line distinguish its parts; the legend has their names.
  const kind = (part) => [part.localName, part.className, part.dataset.is].join(".");
  const roles = new Map(
    [...document.querySelectorAll(".legend > *")].map((part) => [kind(part), part.textContent])
  );
  const partsOf = (line) => [...line.children].filter((part) => roles.has(kind(part)));

  function named(line) {
    const language = line.closest("[lang]").lang;
    const parts = partsOf(line).flatMap((part, index) => {
      const words = element("span", language === pageLanguage ? {} : { lang: language });
      words.append(...part.cloneNode(true).childNodes);
      return [`${index ? "; " : ""}${roles.get(kind(part))}: `, words];
    });
    return element("span", { className: "parts", lang: pageLanguage }, ...parts);
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

    /** Frames what was spoken last; after an event, the focus stays. Also shows the overlay of a step. */
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
    lineAt(x, y) {
      const found = [...this.frames].filter(([, frame]) => frame).flatMap(([line, frame]) => {
        this.focus.setAttribute("d", frame);
        const box = this.focus.getBBox();
        const point = new DOMPoint(x, y)
          .matrixTransform(this.focus.getScreenCTM().inverse());
        const [right, down] = [point.x - box.x, point.y - box.y];
        return right >= 0 && down >= 0 && right <= box.width && down <= box.height ? [[box.width * box.height, line]] : [];
      });
      return found.sort(([one], [other]) => one - other)[0]?.[1];
    }
  }

  /** A list of lines with its pictures, if any. */
  class Track {
    constructor(pane) {
      this.pane = pane;
      this.name = pane.name;
      this.lines = [...pane.block.querySelectorAll("ol > li")];
      Object.assign(this, stepsOf(this.lines));
      this.views = pane.pictures.map((picture) => new View(picture, this.lines));
    }

    /** What a screen reader hears of the current step. */
    words(isEnd) {
      const shown = this.steps[this.at].map((line) => element(
        "p", { className: line.className, lang: line.closest("[lang]").lang },
        ...(this.back(line) ? [this.back(line)] : line.cloneNode(true).childNodes),
      ));
      const count = element("p", { className: "count" }, isEnd ? `${this.place()}. ${phrases.end}` : this.place());
      return [...(this.name ? [element("p", { className: "pane" }, this.name)] : []), ...shown, count];
    }

    place() {
      return phrases.place.replace("#", this.at + 1).replace("*", this.steps.length);
    }

    /** What is spoken instead of a line on the way back, if it differs. */
    back(line) {
      return (this.isBack && line.dataset.back) || undefined;
    }

    show(index, isWayBack) {
      const isNew = index !== this.at;
      this.isBack = isNew ? isWayBack && this.isWalk : this.isBack;
      this.at = index;
      const step = this.steps[index];
      const until = this.isWalk ? step : this.steps.slice(0, index + 1).flat();
      for (const line of this.lines) {
        line.toggleAttribute("data-now", step.includes(line));
        line.toggleAttribute("data-way-back", step.includes(line) && !!this.back(line));
      }
      for (const view of this.views) view.mark(until, index);
      if (isNew && isOn("sounds")) loadVoice().then(({ sound }) => step.forEach(sound));
      // A list in a window of its own on a phone.
      const list = step[0].parentElement;
      if (list.scrollHeight > list.clientHeight) list.scrollTop = step[0].offsetTop - list.clientHeight / 3;
    }

    hide() {
      this.at = undefined;
      for (const line of this.lines) {
        line.removeAttribute("data-now");
        line.removeAttribute("data-way-back");
      }
      for (const view of this.views) view.mark([]);
    }

    /** Names the parts of each line below it, or removes the names. */
    nameParts() {
      for (const line of this.lines) {
        line.querySelector(".parts")?.remove();
        if (isOn("parts") && partsOf(line).length) line.append(named(line));
      }
    }
  }

  // On a phone, the list is above the buttons, and can be scrolled by keyboard if it scrolls.
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.matches(".player")) target.parentElement?.style.setProperty("--below", `${target.offsetHeight}px`);
      else if (target.scrollHeight > target.clientHeight) target.tabIndex = 0;
      else target.removeAttribute("tabindex");
    }
  });
  addEventListener("pagehide", () => window.speechSynthesis?.cancel());

  return class Walker {
    constructor(exhibit) {
      Object.assign(this, { exhibit, figure: exhibit.figure, bar: exhibit.bar });
      this.tracks = exhibit.panes.map((pane) => new Track(pane));
      this.box = template.content.querySelector(".player").cloneNode(true);
      this.box.dataset.needsScript = "";
      aria(this.box, "label", phrases.step.replace("#", () => exhibit.caption));
      // While empty it has no role that a screen reader would announce.
      this.note = element("p", { className: "mute" });
      aria(this.note, "live", "polite");
      this.bar.after(this.note);
      this.said = element("div", { className: "said unseen" });
      this.said.setAttribute("role", "status");
      this.box.append(this.said);
      const remove = (name) => this.box.querySelector(`label:has([name=${name}])`).remove();
      if (!exhibit.canSpeak) {
        remove("speak");
        this.box.querySelector("[value=line]")?.remove();
      }
      if (!exhibit.lines.some((line) => partsOf(line).length)) remove("parts");
      if (exhibit.lines.every(isSpoken) || !window.AudioContext) remove("sounds");
      this.box.addEventListener("click", ({ target }) => this.go(target.closest("button")?.value));
      this.box.addEventListener("change", ({ target }) => this.turn(target.name, target.checked));
      this.box.addEventListener("keydown", (event) => this.press(event));
      this.choose();
    }

    button(value) {
      return this.bar.querySelector(`[value=${value}]`);
    }

    /** Shows the lines of the screen that the reader chose. */
    choose() {
      this.stop();
      this.track?.hide();
      this.track = this.tracks.find(({ pane }) => pane === this.exhibit.pane);
      this.renew();
      if (this.box.isConnected) this.show(0);
    }

    perform(name) {
      if (name === "hear") return this.turnOn ? this.stop() : this.hear();
      if (name === "speed") return this.changeSpeed();
      this.box.isConnected ? this.close() : this.open();
    }

    open(step = 0) {
      this.bar.after(this.box);
      this.figure.toggleAttribute("data-walked", true);
      aria(this.button("step"), "expanded", true);
      this.renew();
      this.show(step);
      for (const part of [...this.figure.querySelectorAll("ol"), this.box]) sizes.observe(part);
      this.box.querySelector("[value=next]").focus();
    }

    close() {
      this.stop();
      sizes.unobserve(this.box);
      this.box.remove();
      this.track.hide();
      this.figure.removeAttribute("data-walked");
      for (const list of this.figure.querySelectorAll("ol")) {
        sizes.unobserve(list);
        list.removeAttribute("tabindex");
      }
      aria(this.button("step"), "expanded", false);
      this.button("step").focus();
      this.exhibit.lead();
    }

    press(event) {
      const move = this.exhibit.move(event);
      if (move) this.go(move);
      else if (event.key === "Escape") this.close();
      else return;
      event.preventDefault();
    }

    /** Goes to a line, or to the one at a point of the drawing, and speaks it. */
    touch(thing, x, y) {
      const view = this.track.views.find(({ picture }) => picture === thing);
      const line = view ? view.lineAt(x, y) : thing;
      const step = this.track.steps.findIndex((lines) => lines.includes(line));
      if (step < 0) return;
      if (this.box.isConnected) this.show(step);
      else if (view && this.button("step")) this.open(step);
      if (this.exhibit.canSpeak) this.hear(step, step);
    }

    /** The step that a move leads to; undefined if there is none. */
    target(move) {
      const end = this.track.steps.length - 1;
      const target = { next: this.track.at + 1, back: this.track.at - 1, start: 0, end }[move];
      return target !== this.track.at && target >= 0 && target <= end ? target : undefined;
    }

    go(move) {
      if (move === "line") return this.hear(this.track.at, this.track.at);
      const target = this.target(move);
      if (target === undefined && move !== "next") return;
      this.show(target ?? this.track.at, move === "back", target === undefined);
      if (isOn("speak")) this.hear(this.track.at, this.track.at);
    }

    show(index, isWayBack, isEnd) {
      this.track.show(index, isWayBack);
      this.said.replaceChildren(...this.track.words(isEnd));
      this.box.querySelector(".place").textContent = this.track.place();
      for (const button of this.box.querySelectorAll("button:not([value=line])")) {
        aria(button, "disabled", this.target(button.value) === undefined);
      }
      this.exhibit.lead();
    }

    turn(name, isChecked) {
      memory[name] = isChecked || "";
      for (const { walker } of exhibits) walker?.renew();
      if (name !== "speak") return;
      if (isChecked) this.hear(this.track.at, this.track.at);
      else this.stop();
    }

    /** Applies the settings. */
    renew() {
      for (const track of this.tracks) track.nameParts();
      for (const box of this.box.querySelectorAll("input")) box.checked = isOn(box.name);
      // Hidden from screen readers while the browser speaks it.
      aria(this.said, "live", isOn("speak") ? "off" : "polite");
      const speed = this.button("speed");
      speed.textContent = `${memory.speed || 1}×`;
      aria(speed, "label", phrases.speed.replace("#", speed.textContent));
    }

    changeSpeed() {
      memory.speed = speeds[(speeds.indexOf(+memory.speed || 1) + 1) % speeds.length];
      for (const { walker } of exhibits) walker?.renew();
    }

    onMute(language) {
      const name = new Intl.DisplayNames([pageLanguage], { type: "language" }).of(language);
      this.note.textContent = phrases.mute.replace("#", name);
    }

    /** Speaks steps one after the other while showing the position; of a change, both screens. */
    async hear(from = 0, to = Infinity) {
      for (const { walker } of exhibits) walker?.stop();
      const turn = (this.turnOn = {});
      const isWhole = to === Infinity;
      this.note.textContent = "";
      if (isWhole) this.button("speed").hidden = false;
      if (isWhole) aria(this.button("hear"), "pressed", true);
      const { say } = await loadVoice();
      const speak = (piece, words) =>
        this.turnOn === turn && say(piece, words, memory.speed, (language) => this.onMute(language));
      for (const track of this.exhibit.change ? this.tracks : [this.track]) {
        for (const other of this.tracks) if (other !== track) other.hide();
        if (this.exhibit.change) await speak(element("span", { lang: pageLanguage, textContent: track.name }));
        for (let at = from; at <= to && at < track.steps.length && this.turnOn === turn; at += 1) {
          if (this.box.isConnected && isWhole) this.show(at);
          else track.show(at, !isWhole && track.isBack);
          this.exhibit.lead();
          for (const line of track.steps[at]) {
            for (const piece of voiced(line)) await speak(piece, track.back(line));
          }
        }
      }
      if (this.turnOn === turn) this.stop();
    }

    stop() {
      const isHeard = this.turnOn;
      this.turnOn = undefined;
      if (!isHeard) return;
      window.speechSynthesis.cancel();
      aria(this.button("hear"), "pressed", false);
      if (this.box.isConnected) return;
      for (const track of this.tracks) track.hide();
      this.exhibit.lead();
    }
  };
});
