/// A heading; the level is clamped to 1…6.
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

package func div(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "div", attributes: attributes, content: content())
}

package func blockquote(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "blockquote", attributes: [], content: content())
}

package func hr() -> HTML {
  .void(name: "hr", attributes: [])
}

package func pre(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "pre", attributes: attributes, content: content())
}

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

package func details(
  _ attributes: Attribute...,
  summary: HTML,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  .element(
    name: "details",
    attributes: attributes,
    content: .group([
      .element(name: "summary", attributes: [], content: summary), content(),
    ])
  )
}

package func ul(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "ul", attributes: attributes, content: content())
}

package func ol(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "ol", attributes: attributes, content: content())
}

package func li(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "li", attributes: attributes, content: content())
}

package func dl(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "dl", attributes: [], content: content())
}

package func dt(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "dt", attributes: attributes, content: content())
}

package func dd(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "dd", attributes: [], content: content())
}

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

package func thead(_ attributes: [Attribute] = [], @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "thead", attributes: attributes, content: content())
}

package func tbody(_ attributes: [Attribute] = [], @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "tbody", attributes: attributes, content: content())
}

package func tr(_ attributes: [Attribute] = [], @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "tr", attributes: attributes, content: content())
}

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

package func td(_ attributes: [Attribute] = [], @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "td", attributes: attributes, content: content())
}
