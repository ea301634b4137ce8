// Reads the index of a site's search as browsers do. Usage: node unpacked-index.mjs SITE [QUERY…] <
// INDEX. Prints the words with the sections that contain them (title of the page, title of the
// section, and whether it repeats a word of the stem), and the titles of the pages that the queries
// find.
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";

let source;
globalThis.searchIndex = (given) => { source = given; };
for (const name of ["words", "index", "ranking"].map((part) => `search-${part}.js`)) {
  runInThisContext(readFileSync(`${process.argv[2]}/${name}`, "utf8"), name);
}
runInThisContext(readFileSync(0, "utf8"), "index.js");
globalThis.byEarSearch.answer("a", source);
const { words, placesOf } = source.unpacked;
const found = [...words].map(([word, stem]) => [word, [...placesOf(stem)].map(([place, isRepeated]) => {
  const [page, , title] = source.sections[place];
  return { page: source.pages[page][0], title, isRepeated };
})]);
const answers = process.argv.slice(3).map((query) =>
  [query, globalThis.byEarSearch.answer(query, source).results.map(({ page }) => page)]);
process.stdout.write(JSON.stringify({ places: Object.fromEntries(found), answers: Object.fromEntries(answers) }));
