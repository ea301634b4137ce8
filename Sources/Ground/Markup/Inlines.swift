package func a(
  href: String,
  _ attributes: Attribute...,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  .element(
    name: "a",
    attributes: [Attribute("href", href)].followed(by: attributes),
    content: content()
  )
}

/// A picture; an empty alternative says that it is an ornament.
package func img(src: String, alt: String, _ attributes: Attribute...) -> HTML {
  .void(
    name: "img",
    attributes: [Attribute("src", src), Attribute("alt", alt)].followed(by: attributes)
  )
}

/// Text that needs a language, a name or a look of its own.
package func span(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "span", attributes: attributes, content: content())
}

/// Code; its language is the one whose words it borrows, and nobody translates it.
package func code(lang: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "code", attributes: [.lang(lang), .untranslated], content: content())
}

/// Stressed text.
package func em(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "em", attributes: [], content: content())
}

/// Important text.
package func strong(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "strong", attributes: [], content: content())
}

/// Text that no longer holds.
package func del(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "del", attributes: [], content: content())
}

/// The end of a line that is kept.
package func br() -> HTML {
  .void(name: "br", attributes: [])
}
