import Diagnostics
import SnippetNotation
import SourceText

struct SamplesRejection: Sendable {
  let samples: [SampleSource]
  let errors: String

  var diagnostics: [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for message in CompilerMessage.parse(errors) {
      let location = self.location(of: message)
      switch message.kind {
      case .error:
        diagnostics.append(Diagnostic(.doesNotCompile, at: location, message.text))
      case .note:
        guard let last = diagnostics.indices.last, isSample(message.path) else { continue }
        diagnostics[last].details.append("note: \(location): \(message.text)")
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

  /// Converts the column from bytes to characters.
  private func location(of message: CompilerMessage) -> SourceLocation {
    let sample = samples.first { $0.path == message.path }
    let lines = SourceLines(sample?.text ?? "")
    let line = lines.indices.contains(message.line - 1) ? lines[message.line - 1] : ""
    let before = line.utf8.prefix(max(0, message.column - 1))
    let column = String(decoding: before, as: UTF8.self).count + 1
    return SourceLocation(path: message.path, line: message.line, column: column)
  }
}
