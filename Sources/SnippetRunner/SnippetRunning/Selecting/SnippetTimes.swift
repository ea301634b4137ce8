package import Foundation
package import SnippetNotation
import SourceText

/// The times that snippets took in earlier checks.
///
/// CI machines that share the work must agree on the shards, so all of them read the same file of
/// times. The keys are fingerprints of the content of snippets, so that moving code on a page
/// doesn't matter.
package struct SnippetTimes: Hashable, Sendable {
  private var milliseconds: [String: Double] = [:]

  package init() {}

  /// Reads a file that `--save-timings` wrote.
  ///
  /// - Throws: `Unreadable` for any other file.
  package init(contentsOf data: Data) throws(Unreadable) {
    guard let file = try? JSONDecoder().decode(File.self, from: data), file.version == 1 else {
      throw Unreadable()
    }
    milliseconds = file.milliseconds.filter { $0.value.isFinite && $0.value >= 0 }
  }

  package struct Unreadable: Error {}

  /// The content of the file: one line per snippet, in a fixed order.
  ///
  /// - Throws: Any error of the encoder.
  package func fileContents() throws -> Data {
    try JSONEncoder.readable.encode(File(version: 1, milliseconds: milliseconds)) + Data("\n".utf8)
  }

  /// Adds newer times, replacing older ones of the same snippets.
  package mutating func merge(_ newer: SnippetTimes) {
    milliseconds.merge(newer.milliseconds) { _, newer in newer }
  }

  /// Creates times from measurements.
  ///
  /// Programs with the same content, such as the same code in two languages, get their mean.
  package init(_ measured: [Program: Duration]) {
    milliseconds = Dictionary(grouping: measured) { Self.key(of: $0.key) }
      .mapValues { programs in
        let total = programs.reduce(Duration.zero) { $0 + $1.value }
        // Rounded to tenths; the rest is noise.
        return (total / .milliseconds(1) / Double(programs.count) * 10).rounded() / 10
      }
  }

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
