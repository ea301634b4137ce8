// The words of queries and of the book: how texts are split into words, and which words are forms,
// transcriptions or misspellings of each other.
(function (search) {
  "use strict";

  const rows = ["qwertyuiop[]asdfghjkl;'zxcvbnm,.`", "йцукенгшщзхъфывапролджэячсмитьбюё"];

  /// The weight of a word of the text for a word of the query: another form, a longer word, a misspelling.
  const quality = { own: 1, form: 0.9, longer: 0.6, similar: 0.5 };

  /// Latin letters with the sound of Cyrillic ones.
  const cyrillic = Object.fromEntries([..."абвгдежзийклмнопрстуфхцчшщъыьэюя"].map((letter, place) =>
    [letter, ["a", "b", "v", "g", "d", "e", "J", "z", "i", "y", "k", "l", "m", "n", "o", "p", "r", "s", "t", "u",
      "f", "h", "s", "C", "S", "S", "", "i", "", "e", "yu", "ya"][place]]));
  /// The sounds of letters and combinations that differ from their spelling.
  const sounds = [
    [/[ts]ion/gu, "Sn"], [/t?ch/gu, "C"], [/sh/gu, "S"], [/ph/gu, "f"], [/th/gu, "t"], [/dg(?=[eiy])|dJ|j/gu, "J"],
    [/sc(?=[eiy])|c(?=[eiy])|z/gu, "s"], [/ck|c|q/gu, "k"], [/x/gu, "ks"], [/w/gu, "v"],
    [/(.)\1/gu, "$1"],
  ];

  function normal(text) {
    return text.toLowerCase().replaceAll("ё", "е");
  }

  function wordsOf(text) {
    return normal(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  }

  function wordsAndSigns(text) {
    return normal(text).match(/[\p{L}\p{N}]+|[\p{Sc}%]/gu) ?? [];
  }

  /// The words of a query, with English contractions expanded: “doesn’t” is “does not”. Currency signs and
  /// “%” are words, because aliases explain them.
  function wordsOfQuery(text) {
    return wordsAndSigns(text.replace(/\b(ca)?n['’]t\b/giu, "$1n not").replace(/n['’]t\b/giu, " not")
      .replace(/['’](?:s|re|ve|ll|d|m)\b/giu, ""));
  }

  /// A cache of the sounds of words.
  const heard = new Map();

  /// The sound of a word that spellings in Latin and Cyrillic letters share: its consonants, and whether it
  /// begins with a vowel. So «экшен» matches “action”.
  function sound(word) {
    if (heard.has(word)) return heard.get(word);
    const latin = [...word].map((letter) => cyrillic[letter] ?? letter).join("");
    const spoken = sounds.reduce((text, [pattern, sound]) => text.replace(pattern, sound), latin);
    const kept = spoken.replace(/^[aeiouy]+/u, "a").replace(/(?!^)[aeiouy]/gu, "").replace(/(.)\1+/gu, "$1");
    heard.set(word, kept);
    return kept;
  }

  /// The text that the same keys produce in the other keyboard layout.
  function otherKeyboard(text) {
    return [...text.toLowerCase()].map((letter) => {
      const [one, other] = rows[0].includes(letter) ? rows : [rows[1], rows[0]];
      return other[one.indexOf(letter)] ?? letter;
    }).join("");
  }

  /// The Latin transcriptions of Cyrillic letters; longer ones come first.
  const spellings = [
    ["shch", "щ"], ["sch", "щ"], ["sh", "ш"], ["ch", "ч"], ["zh", "ж"], ["kh", "х"], ["ts", "ц"], ["yu", "ю"],
    ["ju", "ю"], ["ya", "я"], ["ja", "я"], ["yo", "е"], ["jo", "е"], ["x", "кс"], ["y", "й"],
    ...[..."abcdefghijklmnopqrstuvwz"].map((letter, place) => [letter, "абкдефгхийклмнопкрстуввз"[place]]),
  ];

  /// A word transcribed to Cyrillic, for readers without a Russian keyboard: «knopka» is «кнопка».
  function inCyrillic(word) {
    const text = word.replace(/(?<=[bcdfghklmnprstvz])y(?![aou])/g, "ы");
    return spellings.reduce((text, [latin, letter]) => text.replaceAll(latin, letter), text);
  }

  function sharedLength(one, other) {
    let shared = 0;
    while (shared < one.length && one[shared] === other[shared]) shared += 1;
    return shared;
  }

  /// Whether two words are likely forms of the same word.
  function areForms(one, other, { endings }) {
    if (one === other) return true;
    const shared = sharedLength(one, other);
    if (shared < Math.max(3, Math.ceil(Math.max(one.length, other.length) * 0.6))) return false;
    return endings.has(one.slice(shared)) && endings.has(other.slice(shared));
  }

  /// The Damerau–Levenshtein distance of two words, up to a limit.
  function distance(one, other, limit) {
    if (Math.abs(one.length - other.length) > limit) return limit + 1;
    let [before, above] = [[], Array.from({ length: other.length + 1 }, (_, column) => column)];
    for (let row = 1; row <= one.length; row += 1) {
      const line = [row];
      for (let column = 1; column <= other.length; column += 1) {
        const isSame = one[row - 1] === other[column - 1];
        let best = Math.min(above[column] + 1, line[column - 1] + 1, above[column - 1] + (isSame ? 0 : 1));
        if (column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
          best = Math.min(best, before[column - 2] + 1);
        }
        line.push(best);
      }
      if (Math.min(...line) > limit) return limit + 1;
      [before, above] = [above, line];
    }
    return above[other.length];
  }

  /// The maximum distance of a misspelling from a word.
  function limit(word) {
    return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  }

  /// Whether a word of a query is a form or misspelling of a word in an alias.
  function means(term, word, index) {
    return areForms(term, word, index)
      || !index.words.has(term) && limit(word) > 0
        && (distance(term, word, limit(word)) <= limit(word) || soundsLike(term, word));
  }

  /// Whether two words sound alike; short ones do so by chance.
  function soundsLike(one, other) {
    return sound(one).length > 2 && sound(one) === sound(other) && Math.abs(one.length - other.length) < 4;
  }

  /// The known words that most likely share the root of an unknown word: «локализовать» belongs with
  /// «локализация». They share the longest prefix, at least six letters and half of both words.
  function relatives(word, index) {
    let [most, best] = [5, []];
    for (const other of index.list) {
      const shared = sharedLength(word, other);
      if (shared < most || shared < 6 || 2 * shared < Math.max(word.length, other.length)) continue;
      if (shared > most) [most, best] = [shared, []];
      best.push(other);
    }
    return best;
  }

  /// The stems that a word of a query matches exactly or approximately, each with its weight; and for
  /// approximate matches, the word that was most likely meant.
  function readings(word, index) {
    const found = new Map();
    function take(words, value) {
      for (const other of words) {
        const stem = index.words.get(other);
        found.set(stem, Math.max(found.get(stem) ?? 0, value));
      }
    }
    if (index.words.has(word)) {
      take([word], quality.own);
      return { stems: found };
    }
    take(index.list.filter((other) => areForms(word, other, index)), quality.form);
    if (word.length > 2) take(index.list.filter((other) => other.startsWith(word)), quality.longer);
    if (found.size || !limit(word)) return { stems: found };
    let [least, best] = [limit(word), []];
    for (const other of index.list) {
      const steps = distance(word, other, least);
      if (steps < least) [least, best] = [steps, []];
      if (steps <= least) best.push(other);
    }
    const alike = index.list.filter((other) => soundsLike(word, other));
    take([...best, ...alike], quality.similar);
    const frequency = (other) => index.placesOf(index.words.get(other)).size;
    const [meant] = (best.length ? best : alike).sort((one, other) => frequency(other) - frequency(one));
    return { stems: found, isSimilar: true, meant };
  }

  /// The meaningful parts of a code name; the whole name if there are none.
  function partsOf(run) {
    const parts = run.split(/(?<=\p{Ll})(?=\p{Lu})|(?=\p{Lu}\p{Ll})/u).filter((part) => part.length > 1);
    return parts.length < 2 ? [run] : parts;
  }

  /// A query with unknown code names split into words, because the book may know those. So
  /// “UIAccessibilityTraitAdjustable” finds the Swift name.
  function withParts(query, index) {
    return query.replace(/[\p{L}\p{N}]+/gu, (run) => {
      const parts = partsOf(run);
      return parts.length < 2 || readings(normal(run), index).stems.size ? run : parts.join(" ");
    });
  }

  Object.assign(search, {
    quality, wordsOf, wordsAndSigns, wordsOfQuery, otherKeyboard, inCyrillic, areForms, soundsLike, means,
    relatives, readings, partsOf, withParts,
  });
})(globalThis.byEarSearch ??= {});
