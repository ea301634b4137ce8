import Foundation

extension BookFiles {
  /// The folders that make a book.
  package static let folders = ["Content", "Site"]

  /// Reads folders under a root, those of a book unless given; hidden files are left out.
  ///
  /// - Throws: what the file system throws when a file cannot be read.
  package static func read(
    root: String,
    folders: [String] = folders
  ) throws -> BookFiles {
    var bytes: [String: [UInt8]] = [:]
    let root = URL(fileURLWithPath: root, isDirectory: true)
    for folder in folders {
      let base = root.appendingPathComponent(folder, isDirectory: true)
      guard let paths = FileManager.default.enumerator(atPath: base.path) else { continue }
      for case let path as String in paths {
        let url = base.appendingPathComponent(path)
        let isHidden = path.split(separator: "/").contains { $0.hasPrefix(".") }
        guard !isHidden, isFile(url) else { continue }
        bytes["\(folder)/\(path)"] = try Array(Data(contentsOf: url))
      }
    }
    return BookFiles(bytes: bytes)
  }

  private static func isFile(_ url: URL) -> Bool {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
    return exists && !isDirectory.boolValue
  }
}
