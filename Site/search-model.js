// What a query finds in an index of the book; it knows nothing of a page, and can be tried by itself.
(function (scope) {
  "use strict";

  const rows = ["qwertyuiop[]asdfghjkl;'zxcvbnm,.`", "йцукенгшщзхъфывапролджэячсмитьбюё"];
  /// How much a word of the text counts for a word of the query: another form, a longer word, a misspelling.
  const quality = { own: 1, form: 0.9, longer: 0.6, similar: 0.5 };

  /// Cyrillic letters as Latin ones that sound alike.
  const cyrillic = Object.fromEntries([..."абвгдежзийклмнопрстуфхцчшщъыьэюя"].map((letter, place) =>
    [letter, ["a", "b", "v", "g", "d", "e", "J", "z", "i", "y", "k", "l", "m", "n", "o", "p", "r", "s", "t", "u",
      "f", "h", "s", "C", "S", "S", "", "i", "", "e", "yu", "ya"][place]]));
  /// How letters sound that do not stand for themselves.
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

  /// The words of a query, those that English draws together apart: “doesn’t” is “does not”.
  function wordsOfQuery(text) {
    return wordsOf(text.replace(/\b(ca)?n['’]t\b/giu, "$1n not").replace(/n['’]t\b/giu, " not")
      .replace(/['’](?:s|re|ve|ll|d|m)\b/giu, ""));
  }

  /// The sounds of words that were asked for before.
  const heard = new Map();

  /// What of a word its writers agree about, in Latin letters or Cyrillic ones: the consonants, and whether
  /// a vowel comes first. So «экшен» is “action”.
  function sound(word) {
    if (heard.has(word)) return heard.get(word);
    const latin = [...word].map((letter) => cyrillic[letter] ?? letter).join("");
    const spoken = sounds.reduce((text, [pattern, sound]) => text.replace(pattern, sound), latin);
    const kept = spoken.replace(/^[aeiouy]+/u, "a").replace(/(?!^)[aeiouy]/gu, "").replace(/(.)\1+/gu, "$1");
    heard.set(word, kept);
    return kept;
  }

  /// The text as the same keys give it with the other keyboard.
  function otherKeyboard(text) {
    return [...text.toLowerCase()].map((letter) => {
      const [one, other] = rows[0].includes(letter) ? rows : [rows[1], rows[0]];
      return other[one.indexOf(letter)] ?? letter;
    }).join("");
  }

  function sharedLength(one, other) {
    let shared = 0;
    while (shared < one.length && one[shared] === other[shared]) shared += 1;
    return shared;
  }

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
    return { words, list: [...words.keys()], endings: endings(words, roots), places: places(index, roots.length) };
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

  /// Whether two words are likely forms of one.
  function areForms(one, other, { endings }) {
    if (one === other) return true;
    const shared = sharedLength(one, other);
    if (shared < Math.max(3, Math.ceil(Math.max(one.length, other.length) * 0.6))) return false;
    return endings.has(one.slice(shared)) && endings.has(other.slice(shared));
  }

  /// How many letters must be changed, left out, added or exchanged with the next, up to a limit.
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

  /// How many steps away from a word its misspellings are.
  function limit(word) {
    return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  }

  /// Whether a word of a query is a word of an alias, in another form or misspelt.
  function means(term, word, index) {
    return areForms(term, word, index)
      || !index.words.has(term) && limit(word) > 0
        && (distance(term, word, limit(word)) <= limit(word) || soundsLike(term, word));
  }

  /// Whether two words are spelt so that they sound alike; short ones do so by chance.
  function soundsLike(one, other) {
    return sound(one).length > 2 && sound(one) === sound(other) && Math.abs(one.length - other.length) < 4;
  }

  /// The words that most likely grew from the root of a word nobody wrote: «локализовать» is of the family of
  /// «локализация». They share more letters with it than others do, at least six and half of both.
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

  /// The stems that a word of a query means as it is written, or almost so, each with how much it counts.
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
    take(best, quality.similar);
    take(index.list.filter((other) => soundsLike(word, other)), quality.similar);
    return { stems: found, isSimilar: true };
  }

  /// A query in which names of code that nobody wrote, or almost so, are taken apart: the book may know their
  /// parts. So “UIAccessibilityTraitAdjustable” is looked for as in Swift.
  function withParts(query, index) {
    return query.replace(/[\p{L}\p{N}]+/gu, (run) => {
      const parts = run.split(/(?<=\p{Ll})(?=\p{Lu})|(?=\p{Lu}\p{Ll})/u).filter((part) => part.length > 1);
      return parts.length < 2 || readings(normal(run), index).stems.size ? run : parts.join(" ");
    });
  }

  /// The query, and again with what the pages say in place of words that readers use.
  function variants(terms, source, index) {
    const ignored = new Set(source.ignored);
    const telling = (words) => words.filter((word) => !ignored.has(word));
    // A phrase is understood as it is, and with words in between that say nothing.
    const forms = (words) => {
      const less = telling(words);
      return less.length > 1 && less.length < words.length ? [words, less] : [words];
    };
    let all = [terms, telling(terms)];
    for (const [meant, ...said] of source.aliases ?? []) {
      for (const phrase of said.map(wordsOf).flatMap(forms)) {
        const more = all.flatMap((terms) => {
          const start = terms.findIndex((_, place) =>
            phrase.every((word, step) => means(terms[place + step] ?? "", word, index)));
          return start < 0 ? []
            : [[...terms.slice(0, start), ...wordsOf(meant), ...terms.slice(start + phrase.length)]];
        });
        all = [...all, ...more].slice(0, 24);
      }
    }
    const different = new Map(all.map((terms) => [...new Set(telling(terms))])
      .filter((terms) => terms.length).map((terms) => [terms.join(" "), terms]));
    return [...different.values()];
  }

  /// The words of a query, each with what it may mean, the sections that hold it, and how rare it is.
  function meanings(terms, source, index) {
    return terms.map((term) => {
      const read = readings(term, index);
      const guess = read.stems.size ? [] : relatives(term, index).map((word) => [index.words.get(word), quality.similar]);
      const [stems, isSimilar] = guess.length ? [new Map(guess), true] : [read.stems, read.isSimilar];
      const places = new Map();
      for (const [stem, value] of stems) {
        for (const [place, isRepeated] of index.places[stem]) {
          places.set(place, Math.max(places.get(place) ?? 0, value * (isRepeated ? 1.5 : 1)));
        }
      }
      // A word that nobody wrote says less than one that few wrote, and so does a guess.
      const weight = Math.log(1 + source.sections.length / Math.max(places.size, 20))
        * (isSimilar || !places.size ? 0.6 : 1);
      return { stems, places, weight, isSimilar: Boolean(isSimilar) };
    });
  }

  /// How much of a query a title holds, and how much of the title the query.
  function titleScore(title, terms, index) {
    const stems = wordsOf(title).map((word) => index.words.get(word)).filter((stem) => stem !== undefined);
    let [score, held] = [0, 0];
    for (const { stems: wanted, weight } of terms) {
      const best = Math.max(0, ...stems.map((stem) => wanted.get(stem) ?? 0));
      score += best * weight;
      if (best) held += 1;
    }
    if (!held) return 0;
    return score * (1 + held / Math.max(new Set(stems).size, held)) * (held === terms.length ? 1 : 0.5);
  }

  /// The pages that hold most of the words of a query, the best first, each with its best sections.
  function pages(terms, source, index) {
    const found = new Map();
    terms.forEach(({ places, weight }, number) => {
      for (const [place, value] of places) {
        const [page] = source.sections[place];
        const entry = found.get(page) ?? { held: new Set(), sections: new Map() };
        const section = entry.sections.get(place) ?? { held: 0, weight: 0, score: 0 };
        section.held += 1;
        section.weight += weight;
        section.score += weight * value;
        entry.sections.set(place, section);
        entry.held.add(number);
        found.set(page, entry);
      }
    });
    const total = terms.reduce((sum, { weight }) => sum + weight, 0);
    return [...found].map(([page, { held, sections }]) => {
      const hits = [...sections].map(([place, section]) => {
        const title = source.sections[place][2];
        const inTitle = title ? 2 * titleScore(title, terms, index) : 0;
        return { place, score: section.score * section.held / terms.length + inTitle };
      }).sort((one, other) => other.score - one.score || one.place - other.place);
      // Entries of the reference have nothing to do with one another: words of a query in several of them
      // are no answer, nor are they before the first entry, where all names may stand.
      const entries = [...sections].filter(([place]) => source.sections[place][2]);
      const isChapter = source.pages[page][2] === 2;
      const share = (isChapter || !entries.length
        ? [...held].reduce((sum, number) => sum + terms[number].weight, 0)
        : Math.max(...entries.map(([, section]) => section.weight))) / total;
      const others = hits.slice(1, 12).reduce((sum, hit) => sum + hit.score, 0);
      const rank = [0.6, 0.8, 1][source.pages[page][2]];
      const title = 4 * titleScore(source.pages[page][0], terms, index);
      return { page, hits, share, score: (hits[0].score + 0.08 * others + title) * share ** 2 * rank };
    });
  }

  /// Results with the best first, where entries of the reference after the first of them leave room for
  /// chapters, as a name of a control is that of many entries.
  function ranked(results, source) {
    const sorted = (all) => all.sort((one, other) => other.score - one.score || one.page - other.page);
    let entries = 0;
    return sorted(sorted(results).map((result) => {
      if (source.pages[result.page][2] !== 1) return result;
      entries += 1;
      return entries > 1 ? { ...result, score: result.score * 0.7 } : result;
    }));
  }

  /// The pages that a query finds, the best first, each with at most three places.
  function search(query, source) {
    const index = source.unpacked ?? (source.unpacked = unpack(source));
    const best = new Map();
    for (const words of variants(wordsOfQuery(withParts(query, index)), source, index)) {
      const terms = meanings(words, source, index);
      for (const result of pages(terms, source, index)) {
        result.terms = terms;
        const known = best.get(result.page);
        if (!known || known.share < result.share
          || known.share === result.share && known.score < result.score) best.set(result.page, result);
      }
    }
    // Pages that hold all words, and those that hold the most of what is rare where few hold all, or where
    // they say more of it than the first three.
    const found = [...best.values()];
    const most = found.filter(({ share }) => share > 0.4);
    const results = most.length > 2 ? most : found.filter(({ share }) => share > 0.2);
    const whole = results.filter(({ share }) => share > 0.99).sort((one, other) => other.score - one.score);
    const least = whole[2]?.score ?? 0;
    return ranked(results.filter(({ share, score }) => share > 0.99 || score > least), source)
      .map(({ page, hits, score, terms }) => ({
        page: source.pages[page][0], address: source.pages[page][1], score, terms,
        isSimilar: terms.some(({ isSimilar, places }) => isSimilar || !places.size),
        hits: hits.slice(0, 3).filter((hit) => hit.score > hits[0].score / 4).map(({ place }) => {
          const [, name, title] = source.sections[place];
          // A star stands for the words of the title.
          const anchor = name.replace("*", () => (title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join("-"));
          const first = source.sections.findIndex(([other]) => other === page);
          return { title, address: source.pages[page][1] + (anchor ? "#" + anchor : ""), number: place - first };
        }),
      }));
  }

  /// The results of a query, and the query that gave them: as typed, else as the other keyboard types;
  /// where neither is found as it is, words that are written almost so.
  function answer(query, source) {
    const results = search(query, source);
    const isEmpty = wordsOfQuery(query).every((word) => source.ignored.includes(word));
    if (isEmpty || results.length && !results[0].isSimilar) return { query, results };
    const other = otherKeyboard(query);
    const more = search(other, source);
    if (more.length && !more[0].isSimilar) return { query: other, results: more };
    return { query, results, isSimilar: results.length > 0 };
  }

  /// The sentence of a text that holds most of what was looked for; `undefined` if none does.
  function sentence(text, terms, source) {
    const { words } = source.unpacked;
    let [best, most] = [undefined, 0];
    for (const line of text.split("\n")) {
      for (const [sentence] of line.matchAll(/\S.*?(?:[.!?…]+[”»")]*(?=\s|$)|$)/gu)) {
        const stems = new Set(wordsOf(sentence).map((word) => words.get(word)));
        const held = terms.filter((term) => [...term.stems.keys()].some((stem) => stems.has(stem)));
        const score = held.reduce((sum, { weight }) => sum + weight, 0) / (sentence.length > 240 ? 2 : 1);
        if (score > most) [best, most] = [sentence, score];
      }
    }
    return best;
  }

  scope.byEarSearch = { answer, otherKeyboard, sentence };
})(globalThis);
