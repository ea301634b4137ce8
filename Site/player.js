// Steps through the computed walkthroughs of a page.
//
// Everything that is shown or spoken here stands in the page: the lines in the list of the figure,
// the frames in its picture. A move that leads to no line is not offered. Keys work only while the
// focus is inside a player; nothing is spoken unless its box is checked.
(() => {
  const template = document.getElementById("player");
  const moves = { ArrowRight: "next", ArrowLeft: "back", ArrowUp: "up", ArrowDown: "down" };

  /** The steps of a list: one a line, or, if gestures stand between, one from gesture to gesture. */
  function stepsOf(lines) {
    const isWalk = !lines.some((line) => line.dataset.do);
    const steps = [];
    for (const line of lines) {
      if (isWalk || line.dataset.do || !steps.length) steps.push({ move: line.dataset.do, lines: [] });
      steps.at(-1).lines.push(line);
    }
    return { isWalk, steps };
  }

  /** The frame on the picture for each spoken line, as path data. */
  function framesOf(picture, lines) {
    const frames = picture?.querySelector(".stops")?.getAttribute("d").match(/M[^M]*/g) ?? [];
    const places = picture?.dataset.places?.split(" ") ?? frames.map((_, index) => index);
    const spoken = lines.filter((line) => !line.className);
    const frame = (index) => (places[index] === "" ? undefined : frames[places[index]]);
    return new Map(spoken.map((line, index) => [line, frame(index)]));
  }

  class Player {
    constructor(block) {
      this.lines = [...block.querySelectorAll("ol > li")];
      Object.assign(this, stepsOf(this.lines));
      this.picture = block.querySelector("svg");
      this.frames = framesOf(this.picture, this.lines);
      this.opener = document.createElement("button");
      this.opener.type = "button";
      this.opener.className = "opener";
      this.opener.textContent = block.dataset.player;
      this.opener.setAttribute("aria-expanded", "false");
      this.opener.addEventListener("click", () => (this.box ? this.close() : this.open()));
      block.append(this.opener);
    }

    open() {
      this.box = document.createElement("div");
      this.box.className = "player";
      this.box.setAttribute("role", "group");
      this.box.setAttribute("aria-label", this.opener.textContent);
      this.box.append(template.content.cloneNode(true));
      this.panel = this.box.querySelector(".panel");
      this.voice = this.box.querySelector("input");
      if (!window.speechSynthesis) this.voice.closest("p").hidden = true;
      this.box.addEventListener("click", (event) => {
        const button = event.target.closest("button");
        if (button) this.perform(button.value);
      });
      this.box.addEventListener("keydown", (event) => this.press(event));
      this.voice.addEventListener("change", () => {
        // What the browser speaks, a screen reader need not say again.
        this.panel.setAttribute("aria-live", this.voice.checked ? "off" : "polite");
        if (this.voice.checked) this.speak();
        else speechSynthesis.cancel();
      });
      this.opener.after(this.box);
      this.opener.setAttribute("aria-expanded", "true");
      this.box.querySelector("[value=next]").focus();
      // A live region speaks only of what changes after it is there.
      setTimeout(() => this.box && this.show(0), 100);
    }

    close() {
      window.speechSynthesis?.cancel();
      this.box.remove();
      this.box = undefined;
      this.mark();
      this.opener.setAttribute("aria-expanded", "false");
      this.opener.focus();
    }

    press(event) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === "Escape") this.close();
      else if (moves[event.key]) this.perform(moves[event.key]);
      else return;
      event.preventDefault();
    }

    /** The step that a move leads to; undefined if there is no such line. */
    target(move) {
      if (move === "start") return 0;
      const offset = this.isWalk ? { next: 1, back: -1 }[move] : this.steps[this.index + 1]?.move === move ? 1 : 0;
      return offset && this.steps[this.index + offset] ? this.index + offset : undefined;
    }

    perform(move) {
      const target = this.target(move);
      if (target !== undefined) return this.show(target, move === "back" && this.isWalk);
      const isEnd = this.isWalk ? move === "next" || move === "back" : this.index === this.steps.length - 1;
      this.panel.querySelector(".remark")?.remove();
      const remark = document.createElement("p");
      remark.className = "remark";
      remark.textContent = isEnd ? template.dataset.end : template.dataset.unchecked;
      this.panel.append(remark);
    }

    show(index, isWayBack) {
      this.index = index;
      this.said = this.steps[index].lines.map((line) => {
        const copy = document.createElement("p");
        copy.className = line.className;
        copy.lang = line.closest("[lang]").lang;
        if (isWayBack && line.dataset.back) copy.textContent = line.dataset.back;
        else copy.append(...line.cloneNode(true).childNodes);
        return copy;
      });
      this.panel.replaceChildren(...this.said);
      for (const button of this.box.querySelectorAll("button")) {
        button.setAttribute("aria-disabled", this.target(button.value) === undefined);
      }
      this.mark();
      if (this.voice.checked) this.speak();
    }

    /** Marks the lines of the step, and the frame of what was spoken last. */
    mark() {
      const now = this.box ? this.steps[this.index].lines : [];
      for (const line of this.lines) line.toggleAttribute("data-now", now.includes(line));
      if (this.picture && !this.focus) {
        this.focus = document.createElementNS(this.picture.namespaceURI, "path");
        this.focus.setAttribute("class", "focus");
        this.picture.querySelector(".stops")?.after(this.focus);
      }
      // After a sound or an event the focus is where it was when something was last spoken.
      const walked = this.isWalk ? now : this.box ? this.steps.slice(0, this.index + 1).flatMap((step) => step.lines) : [];
      const spoken = walked.filter((line) => this.frames.has(line)).at(-1);
      this.focus?.setAttribute("d", this.frames.get(spoken) ?? "");
    }

    /** Lets the browser say what VoiceOver says; gestures and events are not spoken. */
    speak() {
      speechSynthesis.cancel();
      for (const line of this.said.filter((line) => !line.className)) {
        const utterance = new SpeechSynthesisUtterance(line.textContent);
        utterance.lang = line.lang;
        speechSynthesis.speak(utterance);
      }
    }
  }

  for (const block of document.querySelectorAll("[data-player]")) new Player(block);
})();
