import BookModel
import Diagnostics

extension Check {
  /// Finds links to sections and other places that are not there.
  static let places = Check(.brokenAnchor, scope: .places) { checked in
    checked.placeLinks.compactMap { link in
      guard let anchors = checked.anchors[link.page], !anchors.contains(link.anchor) else {
        return nil
      }
      return Diagnostic(
        .brokenAnchor,
        at: link.location,
        "the page has no section '#\(link.anchor)'",
        help: anchors.isEmpty
          ? "link to the page as a whole, which has no sections"
          : Suggestion(among: anchors.names.sorted().map { "#\($0)" }).sentence(
            for: "#\(link.anchor)"
          )
      )
    }
  }
}

extension Rule {
  static let brokenAnchor = Rule(
    id: "broken-anchor",
    explanation: """
      What stands after '#' must be the name of a heading or of a row on the page. A heading's name \
      is its words in small letters with hyphens for spaces and without signs, as code hosts make it.
      """,
    readers: """
      The link would lead to the top of the page, from where a listener has to search for what was \
      meant, without knowing that it is not there.
      """,
    wrong: "See [the first steps](#first-step).\n\n## First steps",
    right: "See [the first steps](#first-steps).\n\n## First steps"
  )
}
