import HTML

/// When the end tag of an element can be left out.
///
/// Source: HTML Standard, 13.1.2.4.
struct ImpliedEnd: Sendable {
  /// The element.
  var name: TagName
  /// The elements that end it where they begin.
  var followers: [TagName]
  /// Whether it ends with the element around it.
  var isImpliedByEnds = true
  /// The elements whose end does not end it.
  var exceptions: [TagName] = []

  /// Whether the element ends by itself before a tag.
  func isImplied(before tag: TagName, isEnd: Bool) -> Bool {
    isEnd ? isImpliedByEnds && !exceptions.contains(tag) : followers.contains(tag)
  }

  /// The names of ``all`` in the same order; those of most tags are none of them.
  static let names = all.map(\.name)

  /// The elements whose end tags can be left out, the most frequent first.
  static let all = [
    ImpliedEnd(name: "li", followers: ["li"]),
    ImpliedEnd(
      name: "p",
      followers: [
        "aside", "blockquote", "div", "dl", "figcaption", "figure", "footer", "form", "h1", "h2",
        "h3", "h4", "h5", "h6", "header", "hr", "main", "nav", "ol", "p", "pre", "section", "table",
        "ul",
      ],
      exceptions: ["a", "audio", "del", "ins", "label", "map", "noscript", "span", "video"]
    ),
    ImpliedEnd(name: "td", followers: ["td", "th"]),
    ImpliedEnd(name: "th", followers: ["td", "th"]),
    ImpliedEnd(name: "tr", followers: ["tr"]),
    ImpliedEnd(name: "dt", followers: ["dt", "dd"], isImpliedByEnds: false),
    ImpliedEnd(name: "dd", followers: ["dt", "dd"]),
    ImpliedEnd(name: "thead", followers: ["tbody"], isImpliedByEnds: false),
    ImpliedEnd(name: "tbody", followers: []),
  ]
}
