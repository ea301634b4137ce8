import BookModel
import Diagnostics
import Markdown

extension Check {
  /// Finds links of a page that have the same name and go to different places.
  static let linkTargets = Check(.ambiguousLinkText) { checked in
    checked.pages.flatMap { page in
      var targets: [String: (target: LinkTarget, line: Int)] = [:]
      return page.links.compactMap { link -> Diagnostic? in
        guard let target = link.target else { return nil }
        let name = link.content.linkName
        let key = name.lowercased()
        guard !key.isEmpty else { return nil }
        guard let first = targets[key] else {
          targets[key] = (target, link.position.line)
          return nil
        }
        guard first.target != target else { return nil }
        return Diagnostic(
          .ambiguousLinkText,
          at: page.location(link.position),
          "the link '\(name)' goes elsewhere than the one of the same name in line \(first.line)",
          help: "say in one of the two what sets it apart"
        )
      }
    }
  }
}

extension Rule {
  static let ambiguousLinkText = Rule(
    id: "ambiguous-link-text",
    canBeAllowed: true,
    explanation: """
      Two links of a page have the same words and go to different places. Source: WCAG 2.2, 2.4.9 and \
      3.2.4.
      """,
    readers: """
      In a list of links both sound the same, and Voice Control cannot know which one is meant.
      """,
    wrong: "[Sample](buttons.md) and [sample](sliders.md)",
    right: "[A sample of buttons](buttons.md) and [a sample of sliders](sliders.md)"
  )
}
