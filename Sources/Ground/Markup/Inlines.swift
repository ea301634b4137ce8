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

/// An image; an empty alternative text makes it decorative.
package func img(src: String, alt: String, _ attributes: [Attribute] = []) -> HTML {
  .void(
    name: "img",
    attributes: [Attribute("src", src), Attribute("alt", alt)] + attributes
  )
}

package func span(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "span", attributes: attributes, content: content())
}

/// Code; its language is the natural language of its words, and it isn't translated.
package func code(lang: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "code", attributes: [.lang(lang), .untranslated], content: content())
}

package func em(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "em", attributes: [], content: content())
}

package func strong(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "strong", attributes: [], content: content())
}

package func del(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "del", attributes: [], content: content())
}

package func br() -> HTML {
  .void(name: "br", attributes: [])
}
