import Foundation

/// The files under a folder that somebody may have written: hidden folders, those of installed modules,
/// and those that Git ignores whole are left out.
struct FolderWalk: Sendable {
  /// The paths relative to the folder, in alphabetical order.
  private(set) var files: [String] = []

  /// The folder in which programs keep what others wrote.
  private static let foreign = "node_modules"

  /// Walks a folder.
  init(_ folder: String) {
    walk(folder, prefix: "")
    files.sort()
  }

  private mutating func walk(_ folder: String, prefix: String) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".")
    {
      let path = "\(folder)/\(name)"
      var isDirectory: ObjCBool = false
      guard manager.fileExists(atPath: path, isDirectory: &isDirectory) else { continue }
      guard isDirectory.boolValue else {
        files.append(prefix + name)
        continue
      }
      let isLink = (try? manager.destinationOfSymbolicLink(atPath: path)) != nil
      if !isLink, name != Self.foreign, !isIgnored(path) { walk(path, prefix: "\(prefix)\(name)/") }
    }
  }

  /// Whether a folder says itself that nothing in it is kept.
  private func isIgnored(_ folder: String) -> Bool {
    let text = try? String(contentsOfFile: "\(folder)/.gitignore", encoding: .utf8)
    return text?.split(whereSeparator: \.isNewline).contains("*") ?? false
  }
}
