import AssistiveTechnology
import LineDifferences

/// The lines that a test expects, and how they differ from those that were heard.
package struct SpokenExpectation {
  /// The lines as the test has them, in one text.
  package let text: String
  /// What the user does.
  package let commands: [String]

  /// Takes the lines of a test and its commands; without commands, those of the lines.
  package init(of text: String, commands: [String] = []) {
    self.text = text
    self.commands =
      commands.isEmpty
      ? Self.lines(of: text).compactMap { Transcript.Entry.command(in: $0) } : commands
  }

  /// Whether lines are the expected ones.
  func isMet(by heard: [String]) -> Bool { difference(from: heard).firstDifference == nil }

  /// Compares the lines with those that were heard.
  func difference(from heard: [String]) -> LineDifference {
    // What is spoken may hold a line feed, as a label may.
    LineDifference(
      expected: Self.lines(of: text),
      actual: Self.lines(of: heard.joined(separator: "\n"))
    )
  }

  private static func lines(of text: String) -> [String] {
    text.isEmpty
      ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
