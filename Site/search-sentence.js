// Finds the sentence of a page that answers a query, and the matching words in it. It needs the word
// script.
(function (search) {
  "use strict";

  const { wordsOf, partsOf } = search;

  /// The words of a query that a run of letters matches, as a whole or as part of a code name.
  function termsIn(run, terms, { words }) {
    const stems = [run, ...partsOf(run)].flatMap(wordsOf).map((word) => words.get(word));
    return terms.filter((term) => stems.some((stem) => term.stems.has(stem)));
  }

  /// The sentence of a text that contains most words of the query; `undefined` if none does. Lines of code
  /// and tables, which don't end like sentences, only count if no sentence matches; long sentences count
  /// half. The dash of a list isn't a part of its sentences.
  function sentence(text, terms, source) {
    let [best, most] = [undefined, 0];
    for (const line of text.split(/(?:^|\n)\s*(?:- )?/)) {
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

  /// The ranges of the matching words in a text.
  function matches(text, terms, source) {
    return [...text.matchAll(/[\p{L}\p{N}]+/gu)]
      .filter(([run]) => termsIn(run, terms, source.unpacked).length)
      .map(({ 0: run, index }) => [index, index + run.length]);
  }

  Object.assign(search, { sentence, matches });
})(globalThis.byEarSearch ??= {});
