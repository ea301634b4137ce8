import Diagnostics
import Foundation

/// The crash report that the Swift runtime writes to standard error as JSON.
struct CrashReport: Decodable {
  private var threads: [Thread]

  private struct Thread: Decodable {
    var crashed: Bool?
    var frames: [Frame]
  }

  private struct Frame: Decodable {
    var sourceLocation: Place?
  }

  private struct Place: Decodable {
    var file: String
    var line: Int
    var column: Int
  }

  init?(_ errors: String) {
    guard let start = errors.range(of: "{ \"timestamp\"") ?? errors.range(of: "{\"timestamp\"")
    else { return nil }
    let text = errors[start.lowerBound...]
    guard let end = text.lastIndex(of: "}"),
      let report = try? JSONDecoder().decode(CrashReport.self, from: Data(text[...end].utf8))
    else { return nil }
    self = report
  }

  /// The innermost location in one of the given files.
  ///
  /// The report contains absolute paths if the compiler found the files on disk.
  func location(in paths: [String]) -> SourceLocation? {
    let thread = threads.first { $0.crashed == true } ?? threads.first
    for frame in thread?.frames ?? [] {
      guard let location = frame.sourceLocation, location.line > 0,
        let path = paths.first(where: { location.file == $0 || location.file.hasSuffix("/\($0)") })
      else { continue }
      let column = location.column > 0 ? location.column : nil
      return SourceLocation(path: path, line: location.line, column: column)
    }
    return nil
  }

  /// Whether the runtime failed to allocate memory, which is the effect of the memory limit.
  static func indicatesOutOfMemory(_ errors: String) -> Bool {
    errors.split(separator: "\n").contains { line in
      line.prefixMatch(of: #/Fatal error: failed to allocate \d+ bytes of memory/#) != nil
    }
  }

  static func reason(in errors: String) -> String? {
    for line in errors.split(separator: "\n") {
      if let range = line.range(of: "Fatal error") ?? line.range(of: "Precondition failed") {
        return String(line[range.lowerBound...])
      }
      if let range = line.range(of: "Swift runtime failure: ") {
        return "Fatal error: \(line[range.upperBound...].prefix { $0 != "\"" })"
      }
    }
    return nil
  }
}
