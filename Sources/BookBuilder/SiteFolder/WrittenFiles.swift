import BookModel
import Foundation

/// The list of what a build wrote, kept in the folder itself, so that the next build knows its own
/// files from those that somebody put beside them.
struct WrittenFiles {
  /// The name of the list.
  static let name = ".by-ear-site"

  /// What file viewers of macOS and Windows leave in each folder that somebody opens.
  private static let leftBehind: Set<Substring> = [".DS_Store", "Thumbs.db", "desktop.ini"]

  private let paths: Set<Substring>

  /// The list in a folder; `nil` if the folder has none, and was not made by this tool.
  init?(of folder: URL) {
    guard
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(Self.name).path)
    else { return nil }
    paths = Set(String(decoding: data, as: UTF8.self).split(separator: "\n"))
  }

  /// The list of files, as a file.
  static func file(of paths: [String]) -> OutputFile {
    OutputFile(path: name, text: paths.map { $0 + "\n" }.sorted().joined())
  }

  /// A file of the folder that no build wrote, by its path relative to the folder; `nil` if there is
  /// none, or the list is of a version that wrote no names into it.
  func stranger(in folder: URL) -> String? {
    guard !paths.isEmpty,
      let entries = FileManager.default.enumerator(atPath: folder.path)
    else { return nil }
    while let path = entries.nextObject() as? String {
      if paths.contains(path[...]) || path == Self.name { continue }
      let name = path.split(separator: "/").last ?? path[...]
      if Self.leftBehind.contains(name) { continue }
      if entries.fileAttributes?[.type] as? FileAttributeType != .typeDirectory { return path }
    }
    return nil
  }
}
