/// A whole page; its language cannot be left out.
package func html(lang: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "html", attributes: [.lang(lang)], content: content())
}

/// What a page says about itself: its encoding, its width and its title come first.
package func head(title: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(
    name: "head",
    attributes: [],
    content: .group([
      .void(name: "meta", attributes: [Attribute("charset", "utf-8")]),
      meta(name: "viewport", content: "width=device-width, initial-scale=1"),
      .element(name: "title", attributes: [], content: .text(title)),
      content(),
    ])
  )
}

/// A named fact about the page.
package func meta(name: String, content: String) -> HTML {
  .void(name: "meta", attributes: [Attribute("name", name), Attribute("content", content)])
}

/// A relation of the page to another file.
package func link(rel: String, href: String, _ attributes: Attribute...) -> HTML {
  .void(name: "link", attributes: [.rel(rel), Attribute("href", href)] + attributes)
}

/// What a page shows.
package func body(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "body", attributes: [], content: content())
}

/// The characters of a whole page, with the line that asks browsers to follow the standard.
package func document(_ page: HTML) -> String {
  "<!DOCTYPE html>\n" + page.render()
}
