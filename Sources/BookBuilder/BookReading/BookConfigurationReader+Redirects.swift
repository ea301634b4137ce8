import BookModel
import Diagnostics
import YAMLReading
import Yams

extension BookConfigurationReader {
  /// The old names of chapters, each with the chapter at the end of its way.
  mutating func redirects(_ node: Node?, slugs: Set<String>) -> [Redirect] {
    guard let node, let entries = yaml.entries(of: node) else { return [] }
    var targets: [String: String] = [:]
    for (key, value) in entries {
      guard let from = addressName(key), let to = yaml.string(value), !isTaken(from, at: key)
      else { continue }
      if slugs.contains(from) {
        yaml.report(
          .redirectFromChapter,
          at: key,
          "'\(from)' is a chapter, so its address leads nowhere else",
          help: "take the redirect out, or give the chapter another name"
        )
      } else {
        targets[from] = to
      }
    }
    var redirects: [Redirect] = []
    for (key, value) in entries {
      guard let from = key.string, targets[from] != nil else { continue }
      var place = from
      var passed: Set<String> = []
      while let next = targets[place], passed.insert(place).inserted { place = next }
      if slugs.contains(place) {
        redirects.append(Redirect(from: from, to: place))
      } else if passed.contains(place) {
        yaml.report(
          .redirectLoop,
          at: value,
          "the redirect from '\(from)' goes round in a circle",
          help: "let it end at a chapter"
        )
      } else {
        let help = Suggestion(among: slugs.sorted()).sentence(for: place)
        yaml.report(
          .brokenRedirect,
          at: value,
          "the redirect from '\(from)' goes to '\(place)', which is no chapter",
          help: help
        )
      }
    }
    return redirects
  }
}

extension Rule {
  /// The kinds of findings about old names of chapters.
  static let redirects: [Rule] = [.redirectFromChapter, .redirectLoop, .brokenRedirect]

  static let redirectFromChapter = Rule(
    id: "redirect-from-chapter",
    explanation: """
      What 'redirects' in 'Content/book.yml' lists are old addresses, whose readers are sent on. A \
      name that a chapter has today cannot be an old one as well: one address has one page.
      """,
    readers: """
      Readers of the chapter would never see it.
      """,
    wrong: "redirects: {labels: values}, with a chapter labels",
    right: "redirects: {names: labels}"
  )
  static let redirectLoop = Rule(
    id: "redirect-loop",
    explanation: """
      An old name may lead to another old name, but in the end there must be a chapter. Redirects \
      that lead to each other would keep a browser going for ever.
      """,
    readers: """
      Readers of an old address would see a browser that never arrives.
      """,
    wrong: "redirects: {a: b, b: a}",
    right: "redirects: {a: b, b: labels}"
  )
  static let brokenRedirect = Rule(
    id: "broken-redirect",
    explanation: """
      A redirect must end at a chapter of the book. Whoever follows an old address would otherwise \
      be sent to a page that is not there.
      """,
    readers: """
      Readers of an old address would be sent to a page that is not there.
      """,
    wrong: "redirects: {names: lables}",
    right: "redirects: {names: labels}"
  )
}
