// Which sentence of a page answers a query. It needs the file of the words.
(function (search) {
  "use strict";

  const { wordsOf } = search;

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

  Object.assign(search, { sentence });
})(globalThis.byEarSearch ??= {});
