// Reads the search index of a language, which SearchScript.swift writes: the words of each section.
(function (search) {
  "use strict";

  /// Unpacks the words, each with the number of its stem, and the sections of each stem. A stem is stored
  /// as the common prefix of its words, followed by their endings.
  function unpack(index) {
    const words = new Map();
    index.stems.forEach(([root, ...endings], stem) => {
      for (const ending of endings) words.set(root + ending, stem);
    });
    const roots = index.stems.map(([root]) => root);
    const all = index.places.map(places);
    return { words, list: [...words.keys()], endings: endings(words, roots), places: all, focus: focus(index, all) };
  }

  const [last, other] = ["abcdefghijklmnopqrstuvwxyz0123456789-_.!~*", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  /// The values of digits by their codes; those that don't end a number are negative, from -1.
  const values = new Int8Array(128);
  [...last].forEach((digit, value) => { values[digit.charCodeAt()] = value; });
  [...other].forEach((digit, value) => { values[digit.charCodeAt()] = -1 - value; });

  /// The sections of a stem, each with whether it repeats words of the stem. They are stored as differences
  /// of consecutive numbers, doubled, plus 1 for repeated words, with digits instead of separators.
  function places(steps) {
    const found = new Map();
    let [place, number] = [0, 0];
    for (let at = 0; at < steps.length; at += 1) {
      const value = values[steps.charCodeAt(at)];
      if (value < 0) {
        number = number * other.length - 1 - value;
        continue;
      }
      const step = number * last.length + value;
      number = 0;
      place += step >> 1;
      found.set(place, step % 2 === 1);
    }
    return found;
  }

  /// The weight of each section: a section that is far longer than most matches many words by chance.
  function focus(index, places) {
    const lengths = new Float64Array(index.sections.length);
    for (const found of places) {
      for (const [place, isRepeated] of found) lengths[place] += isRepeated ? 3 : 1;
    }
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    return lengths.map((length) => 1 / (1 + 0.6 * Math.max(0, length / mean - 2.5)));
  }

  /// The endings of words that share a stem, in all languages of the index.
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
