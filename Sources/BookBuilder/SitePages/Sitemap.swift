import BookModel

/// The addresses of all pages, for search engines.
///
/// Source: the sitemaps protocol 0.9, which knows whole addresses only.
struct Sitemap {
  let book: Book
  /// The pages in each language that has them.
  let pages: [PagePath]

  /// The files; none if nobody knows the site's address.
  var files: [OutputFile] {
    guard let address = SiteAddress(of: book) else { return [] }
    let days = Dictionary(
      book.languages.flatMap { language in
        book.pages(in: language).map { ($0.page, $0.edition.frontMatter.lastChange) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    let urls = pages.map { page in
      XML(
        "url",
        children: [XML("loc", text: address.address(of: page))]
          + ((days[page] ?? nil).map { [XML("lastmod", text: $0)] } ?? [])
      )
    }
    let map = XML(
      "urlset",
      ["xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9"],
      children: urls
    )
    let robots = "User-agent: *\nAllow: /\nSitemap: \(address.base)sitemap.xml\n"
    return [
      OutputFile(path: "sitemap.xml", text: map.document),
      OutputFile(path: "robots.txt", text: robots),
    ]
  }
}
