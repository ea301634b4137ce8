import Foundation
import SourceText

/// Writes which spoken lines differ, for people, as a comment on a change, or for programs.
struct ComparisonWriter {
  let comparison: AppComparison

  func text(_ format: StyleOptions.Format) throws -> String {
    switch format {
    case .human: human
    case .markdown: markdown
    case .json:
      String(decoding: try JSONEncoder.readable.encode(comparison), as: UTF8.self)
        .withEscapedControlsInJSON + "\n"
    }
  }

  private var summary: String {
    let changed = comparison.changed.count
    let all = changed + comparison.unchanged
    return all == 0 ? "no screen could be compared" : "\(changed) of \(all) screens changed"
  }

  private var human: String {
    var lines: [String] = []
    for screen in comparison.changed {
      lines.append("\(screen.name) (\(screen.file)): \(Self.stops(screen))")
      lines += screen.lines.map { "  \($0)" }
      lines += (Self.findings(screen) + Self.tried(screen)).map { "  \($0)" }
      if let caution = Self.caution(screen) { lines.append("  note: \(caution)") }
      lines.append("")
    }
    lines.append(summary)
    for entry in comparison.incomparable {
      lines.append("could not be compared: \(entry.file): \(entry.reason)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Marks the comment, so that the next run finds it.
  static let mark = "<!-- by-ear: spoken lines -->"

  private var markdown: String {
    var lines = [Self.mark, "### What VoiceOver says: \(summary)", ""]
    for screen in comparison.changed {
      lines += ["**\(Self.plain(screen.name))** · `\(screen.file)` · \(Self.stops(screen))", ""]
      if !screen.lines.isEmpty { lines += ["```diff"] + screen.lines + ["```", ""] }
      let notes =
        Self.findings(screen) + Self.tried(screen) + [Self.caution(screen)].compactMap(\.self)
      if !notes.isEmpty { lines += notes.map { "- \(Self.plain($0))" } + [""] }
    }
    if !comparison.incomparable.isEmpty {
      lines += ["<details><summary>Could not be compared</summary>", ""]
      lines += comparison.incomparable.map { "- `\($0.file)`: \(Self.plain($0.reason))" }
      lines += ["", "</details>", ""]
    }
    lines.append("Computed by a model, not heard on a device.")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func stops(_ screen: AppComparison.Screen) -> String {
    switch screen.status {
    case .new: "new, \(count(screen.stopsAfter))"
    case .gone: "no longer there, it had \(count(screen.stopsBefore))"
    case .changed where screen.stopsBefore == screen.stopsAfter: count(screen.stopsAfter)
    case .changed: "\(count(screen.stopsBefore)) before, \(screen.stopsAfter) after"
    }
  }

  private static func count(_ stops: Int) -> String { stops == 1 ? "1 stop" : "\(stops) stops" }

  private static func findings(_ screen: AppComparison.Screen) -> [String] {
    let unchanged = screen.unchangedFindings
    let sentence = unchanged == 1 ? "1 warning is unchanged" : "\(unchanged) warnings are unchanged"
    return screen.newFindings.map { "new warning: \($0.summary) [\($0.id)]" }
      + screen.fixedFindings.map { "fixed: \($0.summary) [\($0.id)]" }
      + (unchanged == 0 ? [] : [sentence])
  }

  private static func tried(_ screen: AppComparison.Screen) -> [String] {
    screen.adjustables.map(\.sentence) + screen.buttons.map(\.sentence)
  }

  private static func caution(_ screen: AppComparison.Screen) -> String? {
    guard !screen.standIns.isEmpty else { return nil }
    let names = screen.standIns.prefix(6).joined(separator: ", ")
    return screen.hasDifferentStandIns
      ? "the two sides depend on different stand-ins, which may be the difference: \(names)"
      : "the lines depend on stand-ins: \(names)"
  }

  /// Without what Markdown would take for markup or a mention.
  private static func plain(_ text: String) -> String {
    text.map { "*_`<>@#[]|".contains($0) ? "\\\($0)" : String($0) }.joined()
      .replacing("\\@", with: "@\u{200B}")
  }
}
