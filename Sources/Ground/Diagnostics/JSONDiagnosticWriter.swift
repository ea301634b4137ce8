import Foundation
import SourceText

/// Writes findings as one JSON object, `{"diagnostics": […]}`, with stable order of keys.
package struct JSONDiagnosticWriter: Sendable {
  /// Creates a writer.
  package init() {}

  /// All findings as JSON, ended by a line feed.
  ///
  /// - Throws: what `JSONEncoder` throws.
  package func write(_ diagnostics: [Diagnostic]) throws -> String {
    let data = try JSONEncoder.readable.encode(["diagnostics": diagnostics])
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
