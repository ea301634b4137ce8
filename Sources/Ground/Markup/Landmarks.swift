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
