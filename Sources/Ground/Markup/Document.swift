import SourceText

/// A whole page; its language cannot be left out.
package func html(
  lang: String,
  _ attributes: Attribute...,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  .element(name: "html", attributes: [.lang(lang)].followed(by: attributes), content: content())
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

/// A fact about the page that other sites show beside a link to it.
package func meta(property: String, content: String) -> HTML {
  .void(
    name: "meta",
    attributes: [Attribute("property", property), Attribute("content", content)]
  )
}

/// A request to go to another address at once.
package func redirection(to address: String) -> HTML {
  .void(
    name: "meta",
    attributes: [Attribute("http-equiv", "refresh"), Attribute("content", "0; url=\(address)")]
  )
}

/// A relation of the page to another file.
package func link(rel: String, href: String, _ attributes: Attribute...) -> HTML {
  .void(name: "link", attributes: [.rel(rel), Attribute("href", href)].followed(by: attributes))
}

/// Facts for programs, as JSON; nothing in it is run.
///
/// The page's own escaping, which scripts do not know, finds nothing to do in them.
package func facts(type: String, _ value: some Encodable) -> HTML {
  .element(name: "script", attributes: [.type(type)], content: .text(ScriptValue(value).json))
}

/// What a page shows.
package func body(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "body", attributes: [], content: content())
}

/// The bytes of a whole page in UTF-8, laid out so that differences can be read.
package func document(_ page: HTML) -> [UInt8] {
  PrintedPage(page).bytes
}

/// The banner of a page.
package func header(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "header", attributes: [], content: content())
}

/// The content of a page, which a link can move the focus to.
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

/// Links to other places; the label must not contain the word for navigation, which is spoken anyway.
package func nav(
  label: String,
  _ attributes: Attribute...,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  .element(name: "nav", attributes: [.label(label)].followed(by: attributes), content: content())
}

/// What stands at the foot of every page.
package func footer(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "footer", attributes: [], content: content())
}

/// A remark beside the text.
package func aside(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "aside", attributes: [.role(.note)].followed(by: attributes), content: content())
}
