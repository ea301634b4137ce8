/// A table; its caption cannot be left out.
package func table(
  caption: HTML,
  captionAttributes: [Attribute] = [],
  attributes: [Attribute] = [],
  @HTMLBuilder content: () -> HTML
) -> HTML {
  .element(
    name: "table",
    attributes: attributes,
    content: .group([
      .element(name: "caption", attributes: captionAttributes, content: caption), content(),
    ])
  )
}

/// The rows that name the columns.
package func thead(_ attributes: [Attribute] = [], @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "thead", attributes: attributes, content: content())
}

/// The rows that hold the facts.
package func tbody(_ attributes: [Attribute] = [], @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "tbody", attributes: attributes, content: content())
}

/// A row.
package func tr(_ attributes: [Attribute] = [], @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "tr", attributes: attributes, content: content())
}

/// A cell that names a row or a column; which of them cannot be left out.
package func th(
  scope: HeaderScope,
  _ attributes: [Attribute] = [],
  @HTMLBuilder content: () -> HTML
) -> HTML {
  .element(
    name: "th",
    attributes: [Attribute("scope", scope.rawValue)] + attributes,
    content: content()
  )
}

/// A cell that holds a fact.
package func td(_ attributes: [Attribute] = [], @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "td", attributes: attributes, content: content())
}
