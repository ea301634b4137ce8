import SourceText

package func html(
  lang: String,
  _ attributes: Attribute...,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  .element(name: "html", attributes: [.lang(lang)].followed(by: attributes), content: content())
}

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

package func meta(name: String, content: String) -> HTML {
  .void(name: "meta", attributes: [Attribute("name", name), Attribute("content", content)])
}

package func meta(property: String, content: String) -> HTML {
  .void(
    name: "meta",
    attributes: [Attribute("property", property), Attribute("content", content)]
  )
}

package func redirection(to address: String) -> HTML {
  .void(
    name: "meta",
    attributes: [Attribute("http-equiv", "refresh"), Attribute("content", "0; url=\(address)")]
  )
}

package func link(rel: String, href: String, _ attributes: Attribute...) -> HTML {
  .void(name: "link", attributes: [.rel(rel), Attribute("href", href)].followed(by: attributes))
}

/// A `script` element with JSON data, which isn't executed.
///
/// HTML escaping isn't valid inside scripts; ``ScriptSafeJSON`` leaves nothing for it to escape.
package func facts(type: String, _ value: some Encodable) -> HTML {
  .element(name: "script", attributes: [.type(type)], content: .text(ScriptSafeJSON(value).json))
}

package func body(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "body", attributes: [], content: content())
}

package func document(_ page: HTML) -> [UInt8] {
  PrintedPage(page).bytes
}

package func header(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "header", attributes: [], content: content())
}

/// The main content, which can receive focus from a skip link.
package func main(
  id: String,
  _ attributes: Attribute...,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  .element(
    name: "main",
    attributes: [.id(id), .focusableByLink].followed(by: attributes),
    content: content()
  )
}

/// A navigation landmark.
///
/// The label must not include the word “navigation”, which is spoken anyway.
package func nav(
  label: String,
  _ attributes: Attribute...,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  .element(name: "nav", attributes: [.label(label)].followed(by: attributes), content: content())
}

package func footer(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "footer", attributes: [], content: content())
}

package func aside(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "aside", attributes: [.role(.note)].followed(by: attributes), content: content())
}
