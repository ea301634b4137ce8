import Foundation

struct MarkdownPaths {
  let root: URL

  private static let skipped: Set = ["Tests", "build", "node_modules"]

  /// Paths relative to the root, sorted; nested packages are skipped, since they have their own
  /// modules.
  func paths() -> [String] {
    let files = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: [.isDirectoryKey],
      options: [.skipsHiddenFiles]
    )
    var paths: [String] = []
    let start = root.standardizedFileURL.path(percentEncoded: false)
    while let file = files?.nextObject() as? URL {
      let name = file.lastPathComponent
      if file.hasDirectoryPath {
        let manifest = file.appending(path: "Package.swift").path(percentEncoded: false)
        if Self.skipped.contains(name) || FileManager.default.fileExists(atPath: manifest) {
          files?.skipDescendants()
        }
      } else if file.pathExtension == "md" {
        let path = file.standardizedFileURL.path(percentEncoded: false)
        paths.append(String(path.dropFirst(start.count)).trimmingPrefix("/").description)
      }
    }
    return paths.sorted()
  }
}
