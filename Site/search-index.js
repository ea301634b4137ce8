// Reads the search index of a language, which SearchScript.swift writes: the words of each section.
(function (search) {
  "use strict";

  /// Unpacks the words, each with the number of its stem; the sections of a stem when they are needed.
  /// Stems have spaces between them, and each is: how many letters it shares with the one before, the rest of the
  /// common prefix of its words, and their endings after commas.
  function unpack(index) {
    const words = new Map();
    const roots = [];
    for (const text of index.stems.split(" ").slice(0, -1)) {
      const [rest, ...ends] = text.split(",");
      const root = (roots.at(-1) ?? "").slice(0, values[rest.charCodeAt()]) + rest.slice(1);
      for (const end of ends) words.set(root + end, roots.length);
      roots.push(root);
    }
    const packed = index.places.split(" ");
    const known = new Map();
    const placesOf = (stem) => {
      if (!known.has(stem)) known.set(stem, places(packed[stem]));
      return known.get(stem);
    };
    return { words, list: [...words.keys()], endings: endings(words, roots), placesOf, focus: focus(index) };
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

  /// The weight of each section: one that is far longer than most, which is stored as a percentage of the mean,
  /// matches many words by chance.
  function focus(index) {
    const weights = new Float64Array(index.sections.length).fill(1);
    for (const [place, percentage] of index.long) weights[place] = 1 / (1 + 0.6 * (percentage / 100 - 2.5));
    return weights;
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
