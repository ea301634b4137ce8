// Facts that only a live page has: sizes, colours, the focus. Each function returns plain values.
window.probe = (() => {
  const words = (text) => (text || "").replace(/\s+/g, " ").trim();
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]";

  function name(element) {
    const labels = words(element.getAttribute("aria-labelledby"));
    if (labels)
      return words(labels.split(" ").map((id) => document.getElementById(id)?.textContent).join(" "));
    return words(element.getAttribute("aria-label") || element.textContent || element.alt);
  }

  function describe(element) {
    return `${element.localName} “${name(element).slice(0, 40)}”`;
  }

  function structure() {
    const headings = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter(shown);
    const navs = [...document.querySelectorAll("nav")].filter(shown);
    // A link that is hidden from assistive technologies and no stop has no name.
    const links = [...document.querySelectorAll("a[href]")].filter(shown)
      .filter((link) => link.tabIndex >= 0 || link.getAttribute("aria-hidden") !== "true");
    return {
      language: document.documentElement.lang,
      title: document.title,
      headings: headings.map((heading) => ({
        level: Number(heading.localName[1]),
        text: words(heading.textContent),
        holdsControl: heading.querySelector(controls) !== null,
      })),
      mains: document.querySelectorAll("main").length,
      banners: document.querySelectorAll("body > header").length,
      footers: document.querySelectorAll("body > footer").length,
      navs: navs.map((nav) => ({
        name: nav.hasAttribute("aria-label") || nav.hasAttribute("aria-labelledby") ? name(nav) : "",
        current: nav.querySelectorAll("[aria-current=page]").length,
        linksHere: [...nav.querySelectorAll("a[href]")].some(
          (link) => link.href.split("#")[0] === location.href && !link.hash
        ),
      })),
      links: links.map((link) => ({ name: name(link), href: link.href, rel: link.rel })),
      brokenFragments: links
        .filter((link) => link.getAttribute("href").length > 1 && link.getAttribute("href")[0] === "#")
        .filter((link) => !document.getElementById(decodeURIComponent(link.hash.slice(1))))
        .map(describe),
      tables: [...document.querySelectorAll("table")].map((table) => ({
        caption: words(table.caption?.textContent),
        hasColumns: table.querySelector("thead th[scope=col]") !== null,
        rowsWithoutHeader: [...table.querySelectorAll("tbody tr")].filter(
          (row) => !row.querySelector("th[scope=row]")
        ).length,
      })),
      tabs: document.querySelectorAll("[role=tab], [role=tablist]").length,
      checkboxes: document.querySelectorAll("main input[type=checkbox][disabled]").length,
      softHyphens: document.body.textContent.includes("\u00AD"),
      foreignCode: [...document.querySelectorAll("pre, code")].filter(
        (code) =>
          !code.parentElement.closest("pre, code") &&
          !document.documentElement.lang.startsWith("en") &&
          !code.hasAttribute("lang") &&
          !code.querySelector("[lang]")
      ).length,
      foreignWords: foreignWords(),
      brokenWords: brokenWords(5),
      mediaFeatures: mediaFeatures(),
      pixelFonts: pixelFonts(),
      hardToRead: hardToRead(),
    };
  }

  // Words in the script of another language, which would be spoken with the wrong voice.
  function foreignWords() {
    const scripts = {
      ru: /\p{Script=Cyrillic}{3,}/u,
      zh: /\p{Script=Han}/u,
      he: /\p{Script=Hebrew}{2,}/u,
      ar: /\p{Script=Arabic}{2,}/u,
    };
    const found = [];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      // A drawing is a single picture to a screen reader; its name has a language.
      if (parent.closest("script, style, svg[role=img], svg[aria-hidden=true]")) continue;
      const language = (parent.closest("[lang]")?.lang || "").split("-")[0];
      for (const [own, letters] of Object.entries(scripts))
        // Japanese has Chinese characters.
        if (own !== language && !(own === "zh" && language === "ja") && letters.test(walker.currentNode.data))
          found.push(`“${words(walker.currentNode.data).slice(0, 40)}” in lang="${language}"`);
    }
    return found;
  }

  function readingText() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pieces = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent.closest("script, style, noscript, button, [role=status], [aria-live], [data-needs-script]"))
        continue;
      // A screen that the reader can switch to.
      if (shown(parent) || parent.closest("[data-off]")) pieces.push(walker.currentNode.data);
    }
    return words(pieces.join(" "));
  }

  const isInSentence = (element) => {
    if (getComputedStyle(element).display !== "inline" || element.closest("nav")) return false;
    const block = element.closest("p, li, td, th, dd, dt, figcaption, caption, h1, h2, h3");
    return block !== null && words(block.textContent) !== words(element.textContent);
  };

  // Standalone targets that are smaller than a finger.
  function smallTargets(least) {
    return [...document.querySelectorAll(controls)]
      .filter((element) => shown(element) && !element.matches("main, [role=region]"))
      .filter((element) => !isInSentence(element) && !element.matches(".skip"))
      .map((element) => {
        const label = element.labels?.[0];
        return [element, (label || element).getBoundingClientRect()];
      })
      .filter(([, box]) => box.width < least - 0.5 || box.height < least - 0.5)
      .map(([element, box]) => `${describe(element)} is ${box.width | 0}×${box.height | 0}`);
  }

  // Elements that make the page wider than its window; scrollable boxes may have wider content.
  function sidewaysScroll() {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width + 1) return [];
    const wide = [...document.body.querySelectorAll("*")].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width && (box.right > width + 1 || box.left < -1) && shown(element);
    });
    return wide.slice(-3).map(describe).concat(`scrolls to ${document.documentElement.scrollWidth}`);
  }

  // A chapter (a page with numbered sections) with fewer than a given number of text lines on the first screen.
  function belowFirstScreen(lines) {
    const first = [...document.querySelectorAll("main > p:not([class])")].find(shown);
    if (!first || !document.querySelector("main .number")) return [];
    const box = first.getBoundingClientRect();
    const most = parseFloat(getComputedStyle(first).lineHeight) * lines;
    const end = box.top + scrollY + Math.min(box.height, most);
    return end > innerHeight ? [`the text begins at ${(box.top + scrollY) | 0} pixels`] : [];
  }

  // Boxes that hide a part of their text.
  function clippedText() {
    return [...document.body.querySelectorAll("*")]
      .filter((element) => shown(element) && /hidden|clip/.test(getComputedStyle(element).overflow))
      .filter((element) => element.clientWidth > 4 && element.clientHeight > 4)
      .filter((element) => words(element.textContent))
      // A listing that a button unfolds.
      .filter((element) => !element.closest("[data-folded]"))
      .filter(
        (element) =>
          element.scrollHeight > element.clientHeight + 2 ||
          element.scrollWidth > element.clientWidth + 2
      )
      .map(describe);
  }

  // Words of a table that a narrow column breaks into pieces of a few letters per line.
  function brokenWords(least) {
    const range = document.createRange();
    const found = [];
    for (const cell of document.querySelectorAll("th, td")) {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode;
        // Chinese and Japanese may break anywhere, and a code name in a sentence breaks at the end of the line.
        if (cell.localName === "td" && text.parentElement.closest("code")) continue;
        for (const word of text.data.matchAll(/(?:(?!\p{scx=Han}|\p{scx=Hira}|\p{scx=Kana})[\p{L}\d]){4,}/gu)) {
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
          // A line must not consist of a letter or two of a name either.
          const top = (letter) => {
            range.setStart(text, word.index + letter);
            range.setEnd(text, word.index + letter + 1);
            return Math.round(range.getBoundingClientRect().top);
          };
          const isTorn = () => [1, 2].some((end) => top(word[0].length - end) !== top(word[0].length - end - 1));
          if (lines.size > 1 && (word[0].length / lines.size < least || isTorn()))
            found.push(`“${word[0]}” takes ${lines.size} lines of “${words(cell.textContent)}”`);
        }
      }
    }
    return found.slice(0, 5);
  }

  // Tables that are wider than their boxes, so that a column must be scrolled to.
  const cutTables = () =>
    [...document.querySelectorAll("main table")]
      .filter((table) => Math.max(table.offsetWidth, table.parentElement.scrollWidth) > table.parentElement.clientWidth + 1)
      .map((table) => `“${words(table.caption?.textContent).slice(0, 40)}” is wider than its box`);

  // Lines of code of which a part begins left of the first word.
  const unindentedCode = () =>
    [...document.querySelectorAll("main pre")].filter(shown).flatMap((block) => {
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const boxes = (text, from, to) => {
        range.setStart(text, from);
        range.setEnd(text, to);
        return [...range.getClientRects()].filter((box) => box.width);
      };
      const found = [];
      // The left edge of the first word of the line, and where the line begins, once they are known.
      let edge;
      let top;
      const isDifference = /^\s*\S+ \S+ Diff\b/u.test(block.closest("figure")?.querySelector("figcaption")?.textContent);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: part, index } of text.data.matchAll(/\n|[^\n]+/g)) {
          if (part === "\n") {
            edge = undefined;
            top = undefined;
            continue;
          }
          // The sign of a difference is part of the indentation.
          const start = part.search(isDifference && top === undefined && edge === undefined ? /(?![+-])\S/ : /\S/);
          if (edge === undefined) top ??= boxes(text, index, index + 1)[0]?.top;
          if (edge === undefined && start < 0) continue;
          const from = index + Math.max(start, 0);
          const first = edge === undefined && boxes(text, from, from + 1)[0];
          if (first && first.top > top + 3) found.push(`a line of code begins with an empty row: ${part.trim().slice(0, 40)}`);
          const lefts = boxes(text, from, index + part.length).map((box) => box.left);
          edge ??= lefts[0];
          if (lefts.some((left) => left < edge - 1)) {
            found.push(`a line of code continues left of where it begins: ${part.trim().slice(0, 40)}`);
          }
        }
      }
      return found.slice(0, 3);
    });

  // Tables with another CSS display, but without ARIA roles, or without the column names next to the cells.
  function lostTables() {
    const roles = { table: "table", thead: "rowgroup", tbody: "rowgroup", tr: "row", td: "cell" };
    const role = (element) =>
      element.localName === "th" ? (element.scope === "row" ? "rowheader" : "columnheader") : roles[element.localName];
    return [...document.querySelectorAll("main table")]
      .filter((table) => getComputedStyle(table).display !== "table")
      .flatMap((table) => {
        const parts = [table, ...table.querySelectorAll("thead, tbody, tr, th, td")];
        const silent = parts.filter((part) => part.getAttribute("role") !== role(part));
        const nameless = [...table.querySelectorAll("td")].filter(
          (cell) => words(cell.textContent) && !/["'“]./.test(getComputedStyle(cell, "::before").content)
        );
        const name = words(table.caption?.textContent).slice(0, 40);
        return [
          ...(silent.length ? [`${silent.length} parts of “${name}” do not say what they are`] : []),
          ...(nameless.length ? [`${nameless.length} cells of “${name}” do not name their column`] : []),
        ];
      });
  }

  // Source: WCAG 2.2, 1.4.12.
  function widenText() {
    const style = document.createElement("style");
    style.id = "wide-text";
    style.textContent =
      "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}" +
      "p{margin-bottom:2em!important}";
    document.head.append(style);
  }

  // The faults in the current window, as a list of checks and their faults.
  function room() {
    const found = [["target", smallTargets(44)], ["cards", lostTables()], ["cut-table", cutTables()]];
    widenText();
    found.push(["text-spacing", clippedText().map((what) => `${what} is cut off`).concat(sidewaysScroll())]);
    document.getElementById("wide-text").remove();
    return found;
  }

  function withLargeText(faults) {
    document.documentElement.style.fontSize = "200%";
    const found = faults();
    document.documentElement.style.fontSize = "";
    return found;
  }

  // Blocks that differ only in their background, which forced colours remove.
  const bareBlocks = () =>
    [...document.querySelectorAll("main pre, main aside")].filter((block) => {
      // An exhibit is a frame around its code.
      const style = getComputedStyle(block.closest(".exhibit") ?? block);
      return !["Top", "Left", "Bottom", "Right"].some(
        (side) => style[`border${side}Style`] !== "none" && parseFloat(style[`border${side}Width`])
      );
    }).length;

  // Source: WCAG 2.2, 1.4.8.
  function hardToRead() {
    const canvas = document.createElement("canvas").getContext("2d");
    const found = [];
    for (const element of document.querySelectorAll("main p, main li, main dd")) {
      const text = words(element.textContent);
      if (!shown(element) || text.length < 120 || element.closest("table")) continue;
      const style = getComputedStyle(element);
      canvas.font = `${style.fontSize} ${style.fontFamily}`;
      const room = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      const width = element.clientWidth - room;
      const characters = width / (canvas.measureText(text).width / text.length);
      if (characters > 81) found.push(`${characters | 0} characters a line: ${describe(element)}`);
      if (style.textAlign === "justify") found.push(`justified: ${describe(element)}`);
      if (parseFloat(style.lineHeight) < 1.5 * parseFloat(style.fontSize) - 0.1)
        found.push(`lines too close: ${describe(element)}`);
    }
    return found.slice(0, 5);
  }

  const pixelFonts = () =>
    sheets().flatMap((sheet) => {
      const rules = (list) =>
        [...list].flatMap((rule) => (rule.cssRules?.length ? [rule, ...rules(rule.cssRules)] : [rule]));
      return rules(sheet.cssRules)
        .filter((rule) => !rule.parentRule?.conditionText?.includes("print"))
        // A pixel in a drawing is a unit of the drawing, which grows with the page.
        .filter((rule) => !/svg|\.wire/.test(rule.selectorText))
        .map((rule) => rule.style?.fontSize || "")
        .filter((size) => /\dpx/.test(size));
    });

  // The style sheets of the site; those of other hosts are unreadable.
  const sheets = () =>
    [...document.styleSheets].filter((sheet) => !sheet.href || sheet.href.startsWith(location.origin));

  // The media features that the style sheets handle.
  function mediaFeatures() {
    const texts = [];
    const collect = (rules) => {
      for (const rule of rules) {
        if (rule.media) texts.push(rule.media.mediaText);
        if (rule.cssRules) collect(rule.cssRules);
      }
    };
    for (const sheet of sheets()) collect(sheet.cssRules);
    return texts.join(" ");
  }

  // One element of each appearance that isn't among known ones: the same text colour and font before the same
  // backgrounds has the same contrast on all pages. Overlapping content is only checked when all elements are.
  function looks(known) {
    const backdrops = new Map([[null, 0]]);
    const join = (style, names) => names.map((name) => style[name]).join();
    const backdrop = (element) => {
      if (!backdrops.has(element)) {
        const own = join(getComputedStyle(element),
          ["backgroundColor", "backgroundImage", "opacity", "filter", "mixBlendMode"]);
        const behind = backdrop(element.parentElement);
        const isClear = own === "rgba(0, 0, 0, 0),none,1,none,normal";
        backdrops.set(element, isClear ? behind : hash(`${behind} ${own}`));
      }
      return backdrops.get(element);
    };
    const found = new Map();
    for (const element of document.body.querySelectorAll("*")) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && words(node.data));
      if (!(hasText || element.matches("input, select, textarea")) || !shown(element)) continue;
      const style = getComputedStyle(element);
      const look = [backdrop(element), join(style, ["color", "fontSize", "fontWeight", "textShadow", "webkitTextStroke"]),
        element.closest(":disabled, [aria-disabled=true]") !== null];
      // A link in a sentence must differ from the text around it.
      if (element.closest("a") && isInSentence(element.closest("a")))
        for (let part = element; part; part = part.localName === "a" ? null : part.parentElement)
          look.push(join(getComputedStyle(part), ["textDecoration", "borderBottom", "outline", "backgroundColor"]),
            getComputedStyle(part.parentElement).color);
      found.set(hash(look.join()), element);
    }
    known.forEach((key) => found.delete(key));
    return found;
  }

  // Two hashes of 26 bits each, as one number.
  function hash(text) {
    let one = 0x811c9dc5, two = 0x9747b28c;
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
      two = Math.imul(two ^ text.charCodeAt(at), 0x85ebca6b);
    }
    return (one >>> 6) * 2 ** 26 + (two >>> 6);
  }

  // --- The focus ---

  function focused() {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const style = getComputedStyle(element);
    const box = element.getClientRects()[0] || element.getBoundingClientRect();
    const x = Math.min(Math.max(box.left + Math.min(box.width / 2, 40), 1), innerWidth - 1);
    const y = Math.min(Math.max(box.top + Math.min(box.height / 2, 40), 1), innerHeight - 1);
    const onTop = document.elementFromPoint(x, y);
    probe.stops.push(element);
    return {
      what: describe(element),
      again: probe.stops.indexOf(element) < probe.stops.length - 1,
      inMain: element.closest("main") !== null,
      isMain: element.localName === "main",
      outline: style.outlineStyle === "none" ? 0 : parseFloat(style.outlineWidth),
      outlineColor: style.outlineColor,
      inWindow: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
      covered: !(onTop && (onTop === element || element.contains(onTop) || onTop.contains(element))),
      before: probe.stops.length > 1 &&
        !!(probe.stops.at(-2).compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) &&
        probe.stops.indexOf(element) === probe.stops.length - 1,
    };
  }

  // The appearance of the first Tab stop.
  function firstStop() {
    probe.stops[0]?.focus({ focusVisible: true });
    const stop = focused();
    document.activeElement?.blur();
    return stop;
  }

  // Records each Tab stop as it loses the focus, so that keys can be pressed without a query after each.
  const walk = [];
  let isEnd = false;
  let noted = document.body;
  function note() {
    const stop = isEnd ? null : focused();
    if (!stop || stop.again) isEnd = true;
    else walk.push(stop);
  }

  // Starts recording, and returns the number of expected stops.
  function watchTab() {
    addEventListener("keydown", ({ key }) => {
      if (key !== "Tab") return;
      if (document.activeElement !== noted) note();
      noted = null;
    }, true);
    return unreached().length;
  }

  // Returns the stops so far, including the current one, and whether there are no more.
  function walked() {
    note();
    noted = document.activeElement;
    return [walk, isEnd];
  }

  // The controls that the Tab key didn't reach.
  const unreached = () =>
    [...document.querySelectorAll(controls)]
      .filter((element) => element.tabIndex >= 0 && shown(element) && !element.disabled)
      .filter((element) => !element.closest("details:not([open]) > :not(summary)"))
      .filter((element) => element.type !== "radio" && !probe.stops.includes(element))
      .map(describe);

  return {
    stops: [], structure, readingText, room, cutTables, unindentedCode, belowFirstScreen, sidewaysScroll, withLargeText,
    brokenWords, looks, bareBlocks, firstStop, watchTab, walked, unreached,
  };
})();
