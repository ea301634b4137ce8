package import Diagnostics
import Foundation

/// Finds files and folders whose names are not UTF-8, which Foundation passes over silently.
package enum UndecodableNames {
  /// The findings in a folder and those below it.
  ///
  /// - Parameters:
  ///   - folder: the path of the folder on disk.
  ///   - path: the path that findings name.
  package static func findings(in folder: String, at path: String) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var folders = [(folder, path)]
    while let (folder, path) = folders.popLast() {
      for name in names(in: folder) {
        guard let text = String(validating: name, as: UTF8.self) else {
          findings.append(finding(name, in: path))
          continue
        }
        let inner = "\(folder)/\(text)"
        // Hidden files aren't read.
        if !text.hasPrefix("."), FileStatus(of: inner)?.kind == .folder {
          folders.append((inner, "\(path)/\(text)"))
        }
      }
    }
    return findings.sortedByLocation()
  }

  private static func finding(_ name: [UInt8], in path: String) -> Diagnostic {
    let shown = String(decoding: name, as: UTF8.self)
    return Diagnostic(
      .undecodableName,
      at: SourceLocation(path: "\(path)/\(shown)"),
      "the name of this file is not UTF-8, so the file is not read",
      help: "rename it; names with only ASCII letters, digits and hyphens work everywhere"
    )
  }

  private static func names(in folder: String) -> [[UInt8]] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe _ = closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe Array(bytes.prefix { $0 != 0 })
      }
      if name != Array(".".utf8), name != Array("..".utf8) { names.append(name) }
    }
    return names
  }
}

extension Rule {
  static let undecodableName = Rule(
    id: "undecodable-name",
    explanation: """
      The name of a file is not UTF-8, as may happen with archives from old systems. The file can't be \
      linked to, and is skipped.
      """,
    readers: "Readers would miss something that the author believes to be in the book.",
    wrong: "Content/en/basics/caf\\xe9.md",
    right: "Content/en/basics/cafe.md"
  )
}
