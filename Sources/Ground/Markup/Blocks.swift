/// A heading; the level is taken into the range 1 to 6.
package func heading(
  level: Int,
  _ attributes: Attribute...,
  @HTMLBuilder content: () -> HTML
) -> HTML {
  .element(name: "h\(min(max(level, 1), 6))", attributes: attributes, content: content())
}

/// A paragraph.
package func p(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "p", attributes: attributes, content: content())
}

/// A block that means nothing by itself.
package func div(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "div", attributes: attributes, content: content())
}

/// A quotation.
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
