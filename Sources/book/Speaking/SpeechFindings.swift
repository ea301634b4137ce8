import Diagnostics
import FileSpeech
import Foundation

struct SpeechFindings {
  let spoken: SpokenFiles
  let texts: [String: String]

  private static let printedLines = 20

  private static func shortened(_ line: String) -> String {
    line.count > 120 ? "\(line.prefix(119))…" : line
  }

  /// Writes to standard error.
  ///
  /// Errors come last, where they are seen first on a terminal.
  func write(to console: Console) {
    for output in spoken.outputs {
      console.writeError("\(output.path): note: the file printed:")
      for line in output.lines.prefix(Self.printedLines) {
        console.writeError("    \(Self.shortened(line))")
      }
      let rest = output.lines.count - Self.printedLines
      if rest > 0 { console.writeError("    … and \(rest) more lines") }
    }
    for note in spoken.slice?.notes ?? [] { console.writeError("note: \(note)") }
    for cut in spoken.slice?.cuts ?? [] {
      console.writeError("\(cut.location): note: left out: \(cut.text) (\(cut.reason))")
    }
    for note in spoken.notes { console.writeError("\(note.location): note: \(note.text)") }
    for view in spoken.skipped where !spoken.errors.contains(where: { $0.id == "no-view" }) {
      console.writeError("\(view.location): note: \(view.name) was skipped: \(view.reason)")
    }
    write(
      spoken.screens.flatMap(\.warnings).uniqued + spoken.errors.sortedByLocation(),
      to: console
    )
  }

  func writeWarnings(to console: Console) {
    write(spoken.screens.flatMap(\.warnings).uniqued, to: console)
  }

  private func write(_ findings: [Diagnostic], to console: Console) {
    let texts = texts
    let writer = HumanDiagnosticWriter(usesColor: console.usesColor) { texts[$0] }
    for text in writer.write(findings) {
      console.write(text, to: .standardError)
    }
  }
}

extension [Diagnostic] {
  fileprivate var uniqued: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}
