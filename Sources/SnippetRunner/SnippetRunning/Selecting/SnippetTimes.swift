package import Foundation
package import SnippetNotation
import SourceText

/// How long snippets took in earlier checks.
///
/// Machines that share the work must agree on the parts, so the times are a file that all of them
/// read: kept under the content of each snippet, they hold wherever it stands on a page.
package struct SnippetTimes: Hashable, Sendable {
  /// The time of each snippet, in milliseconds, under the fingerprint of its content.
  private var milliseconds: [String: Double] = [:]

  package init() {}

  /// Reads a file of times.
  ///
  /// - Throws: `Unreadable` if it is not one.
  package init(contentsOf data: Data) throws(Unreadable) {
    guard let file = try? JSONDecoder().decode(File.self, from: data), file.version == 1 else {
      throw Unreadable()
    }
    milliseconds = file.milliseconds.filter { $0.value.isFinite && $0.value >= 0 }
  }

  /// The file was not written by `--save-timings`.
  package struct Unreadable: Error {}

  /// The text of the file: a line for each snippet, in a fixed order.
  ///
  /// - Throws: what the encoder throws.
  package func fileContents() throws -> Data {
    try JSONEncoder.readable.encode(File(version: 1, milliseconds: milliseconds)) + Data("\n".utf8)
  }

  /// Takes over newer times; snippets without one keep theirs.
  package mutating func merge(_ newer: SnippetTimes) {
    milliseconds.merge(newer.milliseconds) { _, newer in newer }
  }

  /// Creates the times of programs that were measured.
  ///
  /// Programs of the same content, such as the same code in two languages, share their mean.
  package init(_ measured: [Program: Duration]) {
    milliseconds = Dictionary(grouping: measured) { Self.key(of: $0.key) }
      .mapValues { programs in
        let sum = programs.reduce(Duration.zero) { $0 + $1.value }
        // Whole tenths: finer figures are noise.
        return (sum / .milliseconds(1) / Double(programs.count) * 10).rounded() / 10
      }
  }

  /// The time of a program, in milliseconds; `nil` if it was never measured.
  func milliseconds(of program: Program) -> Double? {
    milliseconds[Self.key(of: program)]
  }

  private static func key(of program: Program) -> String {
    ProgramKey(program, environment: Fingerprint()).text
  }

  private struct File: Codable {
    var version: Int
    var milliseconds: [String: Double]
  }
}
