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

/// A term.
package func dt(_ attributes: Attribute..., @HTMLBuilder content: () -> HTML) -> HTML {
  .element(name: "dt", attributes: attributes, content: content())
}

/// The meaning of the term before it.
package func dd(@HTMLBuilder _ content: () -> HTML) -> HTML {
  .element(name: "dd", attributes: [], content: content())
}
