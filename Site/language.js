// Opens the book in the first language of the browser that the book has. Without this script, without such a
// language, or at “#languages”, the page lists the languages.
(() => {
  const links = [...document.querySelectorAll("main a[hreflang]")];
  const base = (tag) => tag.toLowerCase().split("-")[0];
  const wanted = (navigator.languages ?? [navigator.language]).map(base);
  const best = wanted.map((tag) => links.find((link) => base(link.hreflang) === tag)).find(Boolean);
  if (best && location.hash !== "#languages") location.replace(best.href + location.hash);
})();
