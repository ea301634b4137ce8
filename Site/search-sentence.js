// Which sentence of a page answers a query, and which of its words. It needs the file of the words.
(function (search) {
  "use strict";

  const { wordsOf, partsOf } = search;

  /// Which words of a query a run of letters says, as a whole or with a part of a name of code.
  function termsIn(run, terms, { words }) {
    const stems = [run, ...partsOf(run)].flatMap(wordsOf).map((word) => words.get(word));
    return terms.filter((term) => stems.some((stem) => term.stems.has(stem)));
  }

  /// The sentence of a text that holds most of what was looked for; `undefined` if none does. A line of code
  /// or of a table, which has no end of a sentence, counts only where no sentence does; what is long counts half.
  function sentence(text, terms, source) {
    let [best, most] = [undefined, 0];
    for (const line of text.split("\n")) {
      for (const [sentence] of line.matchAll(/\S.*?(?:[.!?…]+[”»")]*(?=\s|$)|$)/gu)) {
        const runs = sentence.match(/[\p{L}\p{N}]+/gu) ?? [];
        const held = new Set(runs.flatMap((run) => termsIn(run, terms, source.unpacked)));
        const isProse = /[.!?…:][”»")]*$/u.test(sentence);
        const score = [...held].reduce((sum, { weight }) => sum + weight, 0)
          / (sentence.length > 240 ? 2 : 1) / (isProse ? 1 : 100);
        if (score > most) [best, most] = [sentence, score];
      }
    }
    return best;
  }

  /// Where the words of a text stand that were looked for, each with its start and its end.
  function matches(text, terms, source) {
    return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
      .filter(([run]) => termsIn(run, terms, source.unpacked).length)
      .map(({ 0: run, index }) => [index, index + run.length]);
  }

  Object.assign(search, { sentence, matches });
})(globalThis.byEarSearch ??= {});
