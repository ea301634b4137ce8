/// A heading; the level is taken into the range 1 to 6.
package func heading(
  level: Int,
  _ attributes: Attribute...,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  .element(name: "h\(min(max(level, 1), 6))", attributes: attributes, content: content())
}

package func p(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "p", attributes: attributes, content: content())
}

/// A block that means nothing by itself.
package func div(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "div", attributes: attributes, content: content())
}

package func blockquote(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "blockquote", attributes: [], content: content())
}

/// A change of subject.
package func hr() -> HTML {
  .void(name: "hr", attributes: [])
}

/// Text whose spaces and line ends are kept.
package func pre(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "pre", attributes: attributes, content: content())
}

/// Something that stands apart from the text; the caption, which tells what, cannot be left out.
package func figure(
  _ attributes: Attribute...,
  caption: HTML,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  .element(
    name: "figure",
    attributes: attributes,
    content: .group([
      .element(name: "figcaption", attributes: [], content: caption), content(),
    ])
  )
}

/// Content that readers open when they want it; the summary, which tells what, cannot be left out.
package func details(summary: HTML, @HTMLBuilder content: () -> HTML) -> HTML {
  .element(
    name: "details",
    attributes: [],
    content: .group([
      .element(name: "summary", attributes: [], content: summary), content(),
    ])
  )
}

/// A list without an order.
package func ul(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "ul", attributes: attributes, content: content())
}

/// A list in order.
package func ol(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "ol", attributes: attributes, content: content())
}

/// An item of a list.
package func li(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "li", attributes: attributes, content: content())
}

/// A list of terms and their meanings.
package func dl(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "dl", attributes: [], content: content())
}

package func dt(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "dt", attributes: attributes, content: content())
}

/// The meaning of the term before it.
package func dd(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "dd", attributes: [], content: content())
}

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
