import ArgumentParser
import Diagnostics

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule, or list all rules.",
    discussion: """
      The first line of each finding ends with the name of its rule, in square brackets. Without \
      a name, all rules are listed, one per line.

      EXAMPLES
        book explain
        book explain vague-link-text
      """
  )

  @Argument(help: "The name of a rule.", completion: .list(Rule.known.map(\.id)))
  var id: String?

  func validate() throws {
    guard let id, !Rule.known.contains(where: { $0.id == id }) else { return }
    let nearest = Suggestion(among: Rule.known.map(\.id)).nearest(to: id)
    let advice = nearest.map { "did you mean '\($0)'?" } ?? "'book explain' lists all rules."
    throw ValidationError("There is no rule '\(id)'; \(advice)")
  }

  func run() {
    for rule in Rule.known where id == nil {
      Console.standard.writeLine("\(rule.id): \(rule.summary)")
    }
    for rule in Rule.known where rule.id == id {
      Console.standard.writeLine(rule.fullText)
    }
  }
}

extension Rule {
  fileprivate var summary: String {
    explanation.firstRange(of: ". ").map { explanation[..<$0.lowerBound] + "." } ?? explanation
  }

  fileprivate var fullText: String {
    let weight =
      severity == .error
      ? "It is an error: the book cannot be published until it is fixed."
      : "It is a warning: the book can be published, but it should be fixed."
    let exception =
      canBeAllowed
      ? """
      To allow a single finding, give the reason in a comment in the block or right
      before it; in front matter, in a YAML comment before the line:

          <!-- allow: \(id) REASON -->
          # allow: \(id) REASON
      """
      : "It cannot be allowed, only fixed."
    return """
      \(id)

      \("\(explanation) \(weight)".wrapped)

      \("Impact: \(readers)".wrapped)

      Wrong:

      \(wrong.indented)

      Right:

      \(right.indented)

      \(exception)
      """
  }
}

extension String {
  /// The text in lines of at most 80 characters, unless a word is longer.
  fileprivate var wrapped: String {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let line = lines.last, line.count + word.count < 80 {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }

  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
