import ArgumentParser
import Diagnostics

/// `book explain`: what a kind of finding means and how to mend it.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a kind of finding, or lists all kinds.",
    discussion: """
      The name of a kind stands in square brackets at the end of a finding's first line. Without a \
      name every kind is listed, one a line.

      EXAMPLES
        book explain
        book explain vague-link-text
      """
  )

  @Argument(help: "The name of a kind of finding.", completion: .list(Rule.known.map(\.id)))
  var id: String?

  func validate() throws {
    guard let id, !Rule.known.contains(where: { $0.id == id }) else { return }
    let nearest = Suggestion(among: Rule.known.map(\.id)).nearest(to: id)
    let advice = nearest.map { "did you mean '\($0)'?" } ?? "'book explain' lists all kinds."
    throw ValidationError("There is no kind of finding '\(id)'; \(advice)")
  }

  func run() {
    for rule in Rule.known where id == nil {
      Console.standard.say("\(rule.id): \(rule.claim)")
    }
    for rule in Rule.known where rule.id == id {
      Console.standard.say(rule.manual)
    }
  }
}

extension Rule {
  /// The first sentence of the explanation.
  fileprivate var claim: String {
    explanation.firstRange(of: ". ").map { explanation[..<$0.lowerBound] + "." } ?? explanation
  }

  /// Everything about the kind, one paragraph a line.
  fileprivate var manual: String {
    let weight =
      severity == .error
      ? "It is an error: the book cannot be published with it."
      : "It is a warning: the book can be published, but should not stay so."
    let exception =
      canBeAllowed
      ? """
      To let a single finding stand, say why in a comment in the block, or right before it; in a \
      front matter, in a comment of YAML before the line:

          <!-- allow: \(id) REASON -->
          # allow: \(id) REASON
      """
      : "It cannot be allowed, only mended."
    return """
      \(id)

      \(explanation) \(weight)

      Readers: \(readers)

      Wrong:

      \(wrong.indented)

      Right:

      \(right.indented)

      \(exception)
      """
  }
}

extension String {
  /// The lines with four spaces before each.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
