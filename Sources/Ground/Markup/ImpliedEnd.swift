/// When the end tag of an element can be left out.
///
/// Source: HTML Standard, 13.1.2.4.
struct ImpliedEnd: Sendable {
  /// The elements that end it where they begin.
  var followers: [TagName]
  /// Whether it ends with the element around it.
  var isImpliedByEnds = true
  /// The elements whose end does not end it.
  var exceptions: [TagName] = []

  /// Whether the element ends by itself before what is printed next.
  func isImplied(before next: Next) -> Bool {
    switch next {
    case .start(let name): followers.contains(name)
    case .end(let name): isImpliedByEnds && !exceptions.contains(name)
    case .text, .nothing: false
    }
  }

  /// What is printed after an element.
  enum Next {
    case start(TagName)
    case end(TagName)
    case text
    case nothing
  }

  /// The elements whose end tags can be left out.
  static let all: KeyValuePairs<TagName, ImpliedEnd> = [
    "li": ImpliedEnd(followers: ["li"]),
    "p": ImpliedEnd(
      followers: [
        "aside", "blockquote", "details", "div", "dl", "figcaption", "figure", "footer", "form",
        "h1", "h2",
        "h3", "h4", "h5", "h6", "header", "hr", "main", "nav", "ol", "p", "pre", "section", "table",
        "ul",
      ],
      exceptions: ["a", "audio", "del", "ins", "label", "map", "noscript", "span", "video"]
    ),
    "td": ImpliedEnd(followers: ["td", "th"]),
    "th": ImpliedEnd(followers: ["td", "th"]),
    "tr": ImpliedEnd(followers: ["tr"]),
    "dt": ImpliedEnd(followers: ["dt", "dd"], isImpliedByEnds: false),
    "dd": ImpliedEnd(followers: ["dt", "dd"]),
    "thead": ImpliedEnd(followers: ["tbody"], isImpliedByEnds: false),
    "tbody": ImpliedEnd(followers: []),
  ]
}
