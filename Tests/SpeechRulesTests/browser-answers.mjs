// Runs every element behind the lines of a site through the model as it is compiled for browsers.
//
// Usage: node browser-answers.mjs SITE
// Prints a JSON array of pairs: what an address says of an element, and the answer.
import { webcrypto } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { runInThisContext } from "node:vm";

// Node.js 18, which Debian 12 has, does not show it to everybody.
globalThis.crypto ??= webcrypto;
const site = process.argv[2];
const load = (path) => runInThisContext(readFileSync(join(site, path), "utf8"), path);

const queries = new Set();
globalThis.speechLines = (_, figures) => {
  for (const { lines } of figures) for (const [, , query] of lines) queries.add(query);
};
globalThis.speechSamples = (groups) => {
  for (const { components } of groups) {
    for (const component of components) Object.values(component.queries).flat().forEach((query) => queries.add(query));
  }
};
for (const path of readdirSync(site, { recursive: true })) {
  if (/(^|\/)(lines|samples)\.js$/.test(path)) load(path);
}

load("try.js");
load("speech.js");
const answer = await globalThis.byEarModel;
const pairs = [...queries].map((query) => [query, answer(query).map((fact) => fact.join("\t")).join("\n")]);
process.stdout.write(JSON.stringify(pairs));
