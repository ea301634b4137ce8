// Finds and ranks the results of a query. It is independent of the page, so it can be tested alone. It
// needs the word and index scripts.
(function (search) {
  "use strict";

  const {
    quality, wordsOf, wordsAndSigns, wordsOfQuery, otherKeyboard, inCyrillic, areForms, soundsLike, means,
    relatives, readings, withParts, unpack,
  } = search;

  /// The position of a phrase in a query, in any order of its words, as in “button disabled”; function
  /// words may be in between. The end is after its last word; `undefined` if the phrase is missing.
  function span(phrase, terms, ignored, index) {
    for (let start = 0; start + phrase.length <= terms.length; start += 1) {
      const left = [...phrase];
      let end = start;
      while (left.length && end < terms.length) {
        const found = left.findIndex((word) => means(terms[end], word, index));
        if (found >= 0) left.splice(found, 1);
        else if (end === start || !ignored.has(terms[end])) break;
        end += 1;
      }
      if (!left.length) return { start, end };
    }
    return undefined;
  }

  /// The query, and its variants in which the readers' words are replaced by those of the book.
  function variants(terms, source, index) {
    const ignored = new Set(source.ignored);
    const telling = (words) => words.filter((word) => !ignored.has(word));
    // A phrase is also recognized without its function words.
    const forms = (words) => {
      const less = telling(words);
      return less.length > 1 && less.length < words.length ? [words, less] : [words];
    };
    const different = (all) => [...new Map(all.map((terms) => [terms.join(" "), terms])).values()];
    // A word that many sections have means something else only alone.
    const isEveryday = ([word, ...others]) =>
      !others.length && index.words.has(word) && index.placesOf(index.words.get(word)).size > source.sections.length / 10;
    let all = different([terms, telling(terms)]);
    for (const [meant, ...said] of source.aliases ?? []) {
      for (const phrase of said.map(wordsAndSigns).flatMap(forms)) {
        if (isEveryday(phrase) && telling(terms).length > 1) continue;
        const more = all.flatMap((terms) => {
          const found = span(phrase, terms, ignored, index);
          return found
            ? [[...terms.slice(0, found.start), ...wordsOf(meant), ...terms.slice(found.end)]] : [];
        });
        all = different([...all, ...more]).slice(0, 24);
      }
    }
    return different(all.map((terms) => [...new Set(telling(terms))])).filter((terms) => terms.length);
  }

  /// The words of a query, each with its possible meanings, the sections that contain it, and its rarity.
  function meanings(terms, source, index) {
    return terms.map((term) => {
      const read = readings(term, index);
      const guess = read.stems.size ? [] : relatives(term, index).map((word) => [index.words.get(word), quality.similar]);
      const [stems, isSimilar] = guess.length ? [new Map(guess), true] : [read.stems, read.isSimilar];
      const places = new Map();
      for (const [stem, value] of stems) {
        for (const [place, isRepeated] of index.placesOf(stem)) {
          places.set(place, Math.max(places.get(place) ?? 0, value * (isRepeated ? 1.5 : 1)));
        }
      }
      // An unknown word or a guess counts less than a rare word.
      const weight = Math.log(1 + source.sections.length / Math.max(places.size, 20))
        * (isSimilar || !places.size ? 0.6 : 1);
      return { term, stems, places, weight, isSimilar: Boolean(isSimilar), meant: read.meant };
    });
  }

  /// The share of the query in a title, and of the title in the query.
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

  /// The pages that contain most words of a query, best first, each with its best sections.
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
        return { place, score: section.score * index.focus[place] * section.held / terms.length + inTitle };
      }).sort((one, other) => other.score - one.score || one.place - other.place);
      // Entries of the reference are unrelated: words of a query spread over several entries are no match,
      // and neither are those before the first entry, where all names may occur.
      const entries = [...sections].filter(([place]) => source.sections[place][2]);
      const isChapter = source.pages[page][2] === 2;
      const share = (isChapter || !entries.length
        ? [...held].reduce((sum, number) => sum + terms[number].weight, 0)
        : Math.max(...entries.map(([, section]) => section.weight))) / total;
      const others = hits.slice(1, 12).reduce((sum, hit) => sum + hit.score, 0);
      const rank = [0.6, 0.65, 1][source.pages[page][2]];
      const title = 4 * titleScore(source.pages[page][0], terms, index);
      return { page, hits, share, score: (hits[0].score + 0.12 * others + title) * share ** 1.5 * rank };
    });
  }

  /// The results, best first. After the first entry of the reference, others yield to chapters, because
  /// many entries share the name of a control; and after the first symptom even more, as they are single rows.
  function ranked(results, source) {
    const sorted = (all) => all.sort((one, other) => other.score - one.score || one.page - other.page);
    let [entries, symptoms] = [0, 0];
    return sorted(sorted(results).map((result) => {
      const [, address, rank] = source.pages[result.page];
      if (rank === 1) entries += 1;
      if (address.includes("#")) symptoms += 1;
      if (rank === 1 && entries > 1) return { ...result, score: result.score * 0.7 };
      return address.includes("#") && symptoms > 1 ? { ...result, score: result.score * 0.25 } : result;
    }));
  }

  /// Data that is unpacked once.
  function indexOf(source) {
    return source.unpacked ??= unpack(source);
  }

  /// The pages that a query finds, best first, each with at most three sections.
  function resultsOf(query, source) {
    const index = indexOf(source);
    const best = new Map();
    for (const words of variants(wordsOfQuery(withParts(query, index)), source, index)) {
      const terms = meanings(words, source, index);
      for (const result of pages(terms, source, index)) {
        result.terms = terms;
        const known = best.get(result.page);
        const share = Math.max(known?.share ?? 0, result.share);
        best.set(result.page, { ...known?.score >= result.score ? known : result, share });
      }
    }
    // Pages that contain all words. If there are few, or others match better than the third of them, also
    // those that contain the most rare words.
    const found = [...best.values()];
    const most = found.filter(({ share }) => share > 0.4);
    const results = most.length > 2 ? most : found.filter(({ share }) => share > 0.2);
    const whole = results.filter(({ share }) => share > 0.99).sort((one, other) => other.score - one.score);
    const least = whole[2]?.score ?? 0;
    return ranked(results.filter(({ share, score }) => share > 0.99 || score > least), source)
      .map(({ page, hits, score, terms }) => ({
        page: source.pages[page][0], address: source.pages[page][1], score, terms,
        group: source.pages[page][3], lead: source.pages[page][4],
        isSimilar: terms.some(({ isSimilar, places }) => isSimilar || !places.size),
        hits: hits.slice(0, 3).filter((hit) => hit.score > hits[0].score / 4).map(({ place }) => {
          const [, anchor, title] = source.sections[place];
          const first = source.sections.findIndex(([other]) => other === page);
          return { title, address: source.pages[page][1] + (anchor ? "#" + anchor : ""), number: place - first };
        }),
      }));
  }

  /// Whether a word is in the book or in the words of its readers.
  function exists(word, source) {
    const said = source.said ??= new Set((source.aliases ?? []).flat().flatMap(wordsAndSigns));
    return source.ignored.includes(word) || indexOf(source).words.has(word) || said.has(word);
  }

  /// The query as typed on another keyboard or in another script, each with the note that says so. Scripts
  /// are only exchanged if the language of the index is written in Cyrillic, and known words are kept. All
  /// words of a variant exist in the book; in another script, also those that sound like one.
  function rewritten(query, source) {
    const index = indexOf(source);
    const isKnown = (word) => exists(word, source);
    const isHeard = (word) => isKnown(word)
      || index.list.some((other) => areForms(word, other, index) || soundsLike(word, other));
    const ways = [["otherKeyboard", otherKeyboard(query), isKnown]];
    if (source.ignored.some((word) => /[а-я]/.test(word))) {
      ways.push(["otherLetters", query.toLowerCase()
        .replace(/[a-z]+/g, (word) => index.words.has(word) ? word : inCyrillic(word)), isHeard]);
    }
    return ways.filter(([, other, isWord]) => other !== query.toLowerCase() && wordsOfQuery(other).every(isWord));
  }

  /// The query with misspelt words corrected; `undefined` if none is, or if a word is too far from any
  /// known one.
  function corrected(query, terms) {
    const wrong = terms.filter(({ isSimilar, places }) => isSimilar || !places.size);
    if (!wrong.length || wrong.some(({ meant }) => !meant)) return undefined;
    const better = new Map(wrong.map(({ term, meant }) => [term, meant]));
    return wordsOf(query).map((word) => better.get(word) ?? word).join(" ");
  }

  /// The note for a query with misspelt words; a reader's phrase may be known in spite of them.
  function respelt(query, source) {
    const index = indexOf(source);
    const words = wordsOfQuery(withParts(query, index)).filter((word) => !exists(word, source));
    const better = corrected(query, meanings(words, source, index));
    return better && { note: "corrected", corrected: better };
  }

  /// The results of a query, and the query that produced them: as typed, else for another keyboard or
  /// script, else with similar words. A note says which.
  function answer(query, source) {
    const results = resultsOf(query, source);
    const isEmpty = wordsOfQuery(query).every((word) => source.ignored.includes(word));
    if (isEmpty || results.length && !results[0].isSimilar) return { query, results, ...respelt(query, source) };
    for (const [way, other] of rewritten(query, source)) {
      const more = resultsOf(other, source);
      if (more.length && !more[0].isSimilar) return { query: other, results: more, note: way };
    }
    if (!results.length) return { query, results };
    return { query, results, isSimilar: true, note: "similar", ...respelt(query, source) };
  }

  Object.assign(search, { answer });
})(globalThis.byEarSearch ??= {});
