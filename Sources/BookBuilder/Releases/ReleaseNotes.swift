/// The part of a changelog that is about one version.
package struct ReleaseNotes: Hashable, Sendable {
  /// The lines below the version's heading.
  package let text: String

  /// Finds the part; `nil` if the changelog has none for the version.
  ///
  /// - Parameters:
  ///   - changelog: Markdown in which each version has a heading of the second level.
  ///   - version: the version, or “Unreleased”.
  package init?(_ version: String, in changelog: String) {
    let lines = changelog.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { Self.names($0, version) }) else { return nil }
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    let body = section.drop { $0.allSatisfy(\.isWhitespace) }
    text = body.joined(separator: "\n").trimmingEnd
  }

  /// Whether a line is the heading of a version, such as `## [1.2.0] - 2026-11-21` or `## v1.2.0`.
  private static func names(_ line: Substring, _ version: String) -> Bool {
    guard line.hasPrefix("## ") else { return false }
    let word = line.dropFirst(3).split(separator: " ").first ?? ""
    let name = word.filter { !"[]".contains($0) }
    return name == version || name == "v" + version
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
