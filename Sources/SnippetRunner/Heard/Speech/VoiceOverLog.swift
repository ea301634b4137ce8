import Foundation

/// Reads a log of the `vot` process, which contains the untruncated parts of each utterance on
/// separate lines.
struct VoiceOverLog {
  let path: String
  let origin: RecordingFile.Origin

  private static let spoken = "Post-processed string:"
  private static let moves = ["Will set element:", "First element in app focus:"]

  static func isLog(_ text: String) -> Bool {
    text.contains(spoken) || moves.contains { text.contains($0) }
  }

  /// Reads a log; everything said between two moves of the focus becomes one line.
  func run(_ text: String) throws(RecordingFile.Unreadable) -> RecordedRun {
    var lines: [RecordedLine] = []
    var parts: [String] = []
    var moved = false
    func close() {
      guard !parts.isEmpty else { return }
      // Speech before the first move isn't about an element.
      let step: RecordedLine.Step = !moved ? .other : lines.isEmpty ? .current : .forward
      lines.append(RecordedLine(parts.joined(separator: " "), step: step))
      parts = []
    }
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if Self.moves.contains(where: { line.contains($0) }) {
        close()
        moved = true
      } else if let range = line.range(of: Self.spoken) {
        guard let words = Self.quoted(line[range.upperBound...]) else {
          throw RecordingFile.Unreadable(
            "the text after 'Post-processed string:' is not in quotes",
            path: path,
            line: number + 1,
            help: "record the log with 'log stream --level debug', and keep whole lines"
          )
        }
        if !words.isEmpty { parts.append(words) }
      }
    }
    close()
    return RecordedRun(
      address: origin.address ?? "",
      channel: RecordedRun.Channel.log,
      system: origin.system ?? "unknown",
      build: origin.build,
      device: origin.device,
      day: origin.day ?? Self.day(in: text),
      language: origin.language ?? "en",
      screens: [RecordedScreen(id: origin.screen, lines: lines)]
    )
  }

  private static func quoted(_ text: Substring) -> String? {
    guard let start = text.firstIndex(of: "'"), let end = text.lastIndex(of: "'"), start < end
    else { return nil }
    return text[text.index(after: start)..<end].trimmingCharacters(in: .whitespaces)
  }

  private static func day(in text: String) -> String? {
    let dashes = [4, 7]
    return text.split(separator: "\n").lazy.map { $0.prefix(10) }
      .first { day in
        day.count == 10
          && day.enumerated().allSatisfy { dashes.contains($0) ? $1 == "-" : $1.isWholeNumber }
      }
      .map(String.init)
  }
}
