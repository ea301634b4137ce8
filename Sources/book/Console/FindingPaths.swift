import Diagnostics
import Foundation

/// Turns paths relative to a book’s folder into paths for the reader of the findings.
///
/// People open files from the folder where they started the tool. Hosts of code, and programs that
/// read findings, expect paths from the root of the repository.
struct FindingPaths: Sendable {
  private let book: [String]
  private let base: [String]

  /// - Parameters:
  ///   - root: the folder that the paths of findings are relative to.
  ///   - format: the format of the findings.
  init(root: String, format: DiagnosticFormat) {
    let start = Self.folder(".")
    book = Self.folder(root)
    // A problem matcher reads the log of a workflow and needs the paths of the host.
    let isLogOfHost = ProcessInfo.processInfo.environment["GITHUB_ACTIONS"] == "true"
    base =
      format == .human && !isLogOfHost ? start : Self.repository(around: book) ?? start
  }

  /// A path as it is shown; names of standard input and absolute paths are unchanged.
  func shown(_ path: String) -> String {
    guard book != base, !path.hasPrefix("/"), !path.hasPrefix("<") else { return path }
    var parts = book
    for part in path.split(separator: "/").map(String.init) where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    let shared = zip(parts, base).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: base.count - shared)
    return (ups + parts[shared...]).joined(separator: "/")
  }

  func shown(_ found: Diagnostic) -> Diagnostic {
    var finding = found
    finding.location = finding.location.map(shown)
    if let path = found.location?.path, let new = finding.location?.path, path != new {
      // Changes that the compiler suggests name their place.
      finding.details = finding.details.map { $0.replacing(" at \(path):", with: " at \(new):") }
    }
    return finding
  }

  func shown(_ test: JUnitDiagnosticWriter.Case) -> JUnitDiagnosticWriter.Case {
    var test = test
    test.location = shown(test.location)
    return test
  }

  func shown(_ location: SourceLocation) -> SourceLocation {
    var location = location
    location.path = shown(location.path)
    return location
  }

  private static func folder(_ path: String) -> [String] {
    URL(filePath: path, directoryHint: .isDirectory).resolvingSymlinksInPath()
      .path(percentEncoded: false).split(separator: "/").map(String.init)
  }

  /// The nearest folder around a book that is the root of a Git repository; `nil` without one.
  static func repository(around book: [String]) -> [String]? {
    var folder = book
    while true {
      // It is a file in a linked work tree.
      let marker = "/" + (folder + [".git"]).joined(separator: "/")
      if FileManager.default.fileExists(atPath: marker) { return folder }
      if folder.popLast() == nil { return nil }
    }
  }
}
