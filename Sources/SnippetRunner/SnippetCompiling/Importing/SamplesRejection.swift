import Diagnostics
import SnippetNotation
import SourceText

/// Says why samples do not compile, at the places of their mistakes.
struct SamplesRejection: Sendable {
  let samples: [SampleSource]
  /// What the compiler wrote.
  let errors: String

  /// The findings; at least one.
  var diagnostics: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for message in CompilerMessage.parse(errors) {
      let place = location(of: message)
      switch message.kind {
      case .error:
        diagnostics.append(Diagnostic(.doesNotCompile, at: place, message.text))
      case .note:
        guard let last = diagnostics.indices.last, isSample(message.path) else { continue }
        diagnostics[last].details.append("note: \(place): \(message.text)")
      }
    }
    guard diagnostics.isEmpty else { return diagnostics }
    let lines = errors.split(separator: "\n").map(String.init)
    return [
      Diagnostic(
        .doesNotCompile,
        at: samples.first.map { SourceLocation(path: $0.path) },
        "the samples cannot be compiled",
        details: Array(lines.prefix(10))
      )
    ]
  }

  private func isSample(_ path: String) -> Bool {
    samples.contains { $0.path == path }
  }

  /// The place as a reader counts it: the compiler counts bytes.
  private func location(of message: CompilerMessage) -> SourceLocation {
    let sample = samples.first { $0.path == message.path }
    let lines = SourceLines(sample?.text ?? "")
    let line = lines.indices.contains(message.line - 1) ? lines[message.line - 1] : ""
    let before = line.utf8.prefix(max(0, message.column - 1))
    let column = String(decoding: before, as: UTF8.self).count + 1
    return SourceLocation(path: message.path, line: message.line, column: column)
  }
}
