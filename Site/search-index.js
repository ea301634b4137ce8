// Reads the index of a language as SearchIndex+Script.swift writes it: which words stand in which sections.
(function (search) {
  "use strict";

  /// Unpacks the words, each with the number of its stem, and the sections of each stem. A stem is how many
  /// letters its beginning shares with that of the one before, the rest of it, and its endings, each a sign
  /// or, if it is rare, between a comma and a stop.
  function unpack(index) {
    const words = new Map();
    const roots = [];
    // The signs of ASCII that stand in no word, mean nothing else here and are plain in JavaScript.
    const signs = [...Array(94)].map((_, place) => String.fromCharCode(33 + place))
      .filter((sign) => /[^a-z\d"\\,.]/.test(sign));
    const frequent = new Map(index.endings.map((ending, place) => [signs[place], ending]));
    let previous = "";
    for (const [, shared, rest, forms] of index.words.matchAll(/([\da-z])([^!-/:-`{-~]*)((?:[^a-z\d,.]|,[^.]*\.)+)/g)) {
      const root = [...previous].slice(0, parseInt(shared, 36)).join("") + rest;
      for (const [form] of forms.matchAll(/,[^.]*\.|./g)) {
        words.set(root + (frequent.get(form) ?? form.slice(1, -1)), roots.length);
      }
      roots.push(root);
      previous = root;
    }
    const all = places(index, roots.length);
    return { words, list: [...words.keys()], endings: endings(words, roots), places: all, focus: focus(index, all) };
  }

  /// How much a word tells of each section: in one that is far longer than most, any word may stand.
  function focus(index, places) {
    const lengths = new Float64Array(index.sections.length);
    for (const found of places) {
      for (const [place, isRepeated] of found) lengths[place] += isRepeated ? 3 : 1;
    }
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    return lengths.map((length) => 1 / (1 + 0.6 * Math.max(0, length / mean - 2.5)));
  }

  /// Reads answers of yes and no: the other side of the adaptive arithmetic coder in SearchBits.swift.
  function bits(signs) {
    // Of each kind, how likely a yes is, in parts of 65,536, and how many answers say so.
    const [chances, counts] = [new Uint16Array(8000).fill(0x8000), new Uint8Array(8000)];
    let [low, high, value, place] = [0, 2 ** 30 - 1, 0, 0];
    function read() {
      const code = place < signs.length ? signs.charCodeAt(place) : 35;
      place += 1;
      return code - 35 - (code > 44 ? 1 : 0) - (code > 92 ? 1 : 0);
    }
    for (let sign = 0; sign < 5; sign += 1) value = value * 64 + read();

    function bit(kind) {
      const yes = chances[kind];
      const middle = low + Math.floor((high - low) * yes / 0x10000);
      const isYes = value <= middle;
      if (isYes) high = middle; else low = middle + 1;
      const step = Math.trunc(2 * ((isYes ? 0x10000 : 0) - yes) / (2 * counts[kind] + 3));
      chances[kind] = Math.min(Math.max(yes + step, 64), 0x10000 - 64);
      counts[kind] = Math.min(counts[kind] + 1, 30);
      while (low >> 24 === high >> 24) {
        low = (low & 0xffffff) << 6;
        high = (high & 0xffffff) << 6 | 63;
        value = (value & 0xffffff) << 6 | read();
      }
      return isYes;
    }

    function number(kinds) {
      let [length, number] = [1, 1];
      while (bit(kinds + 5 * length)) length += 1;
      for (let digit = 1; digit < length; digit += 1) {
        number = number * 2 + (bit(kinds + 5 * length + Math.min(number, 4)) ? 1 : 0);
      }
      return number - 1;
    }
    return { bit, number };
  }

  /// The sections of each stem, each with whether it repeats words of it, as SearchPlacesWriter.swift writes them.
  function places(index, count) {
    const { bit, number } = bits(index.places);
    const length = (number) => 32 - Math.clz32(number);
    const pages = [];
    index.sections.forEach(([page], place) => {
      const last = pages.at(-1);
      if (last?.page === page) last.end = place + 1;
      else pages.push({ page, start: place, end: place + 1 });
    });
    const held = new Uint32Array(index.sections.length);
    return Array.from({ length: count }, (_, stem) => {
      const found = new Map();
      let [next, left] = [0, number(0)];
      const spread = Math.min(length(left), 6);
      for (; left > 0; left -= 1) {
        const room = pages.length - next;
        if (room > left) {
          const nearness = Math.min(Math.floor(room * room / (left * left)), 0x7fffffff);
          next += number(160 * (1 + length(nearness)));
        }
        const { start, end } = pages[next];
        next += 1;
        let [here, was] = [0, 0];
        for (let place = start; place < end; place += 1) {
          const share = length(Math.floor(held[place] * 256 / (stem + 1)));
          const last = here ? was : Math.min(end - place, 8);
          was = !here && place + 1 === end
            || bit(5280 + ((spread * 4 + Math.min(here, 3)) * 9 + share) * 9 + last) ? 1 : 0;
          if (!was) continue;
          found.set(place, bit(7548 + ((spread * 3 + Math.min(here, 2)) * 9 + share) * 2 + Math.min(end - start, 2) - 1));
          held[place] += 1;
          here += 1;
        }
      }
      return found;
    });
  }

  /// How words end that share their beginning with others of their stem, in every language of the index.
  function endings(words, roots) {
    const counts = new Map();
    for (const [word, stem] of words) {
      const ending = word.slice(roots[stem].length);
      if (roots[stem].length > 2 && ending.length < 5) counts.set(ending, (counts.get(ending) ?? 0) + 1);
    }
    return new Set(["", ...[...counts].filter(([, count]) => count > 4).map(([ending]) => ending)]);
  }

  Object.assign(search, { unpack });
})(globalThis.byEarSearch ??= {});
