import Foundation
import Importing

/// The folder of a book to import, and the outer folder whose files it may refer to.
struct ImportFolder {
  private let folder: URL
  private let root: URL

  private static let largest = 64 << 20

  /// - Parameter within: the outer folder; by default the repository that contains the book.
  init(_ path: String, within: String?) {
    folder = URL(filePath: path, directoryHint: .isDirectory).resolvingSymlinksInPath()
    let outer = within.map {
      URL(filePath: $0, directoryHint: .isDirectory).resolvingSymlinksInPath()
    }
    root = outer ?? Self.repository(of: folder) ?? folder
  }

  var files: ForeignFiles? {
    let path = Self.path(of: folder)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
      let names = try? FileManager.default.subpathsOfDirectory(atPath: path)
    else { return nil }
    let top = top
    let outer = isNamed ? folder.lastPathComponent + "/" : ""
    let inner =
      isNamed
      ? folder.lastPathComponent
      : folder.pathComponents.dropFirst(top.pathComponents.count).joined(separator: "/")
    let prefix = inner.isEmpty ? "" : inner + "/"
    return ForeignFiles(
      folder: inner,
      name: folder.lastPathComponent,
      paths: names.filter { !Self.isLeftOut($0) && !Self.isFolder(path + "/" + $0) }
        .map { prefix + $0 },
      content: {
        $0.hasPrefix(outer) ? Self.bytes(at: String($0.dropFirst(outer.count)), in: top) : nil
      }
    )
  }

  private var top: URL { folder.pathComponents.starts(with: root.pathComponents) ? root : folder }

  /// Whether paths begin with the folder's name although no outer folder is used.
  ///
  /// A DocC catalogue is recognised by its name, inside a repository or not.
  private var isNamed: Bool {
    folder.pathExtension == "docc" && folder.pathComponents == top.pathComponents
  }

  /// The prefix that turns a path into one to show: relative to the current folder if possible,
  /// otherwise absolute.
  var prefix: String {
    let top = isNamed ? folder.deletingLastPathComponent() : top
    let start = URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory)
      .resolvingSymlinksInPath().pathComponents
    guard top.pathComponents.starts(with: start) else { return Self.path(of: top) + "/" }
    return top.pathComponents.dropFirst(start.count).map { $0 + "/" }.joined()
  }

  private static func isLeftOut(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasPrefix(".") || $0 == "node_modules" }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The contents of a file; `nil` if a symbolic link leaves the root or the file is too large.
  private static func bytes(at path: String, in root: URL) -> [UInt8]? {
    let url = root.appending(path: path).resolvingSymlinksInPath()
    guard url.pathComponents.starts(with: root.pathComponents),
      let attributes = try? FileManager.default.attributesOfItem(atPath: self.path(of: url)),
      attributes[.type] as? FileAttributeType == .typeRegular,
      (attributes[.size] as? Int).map({ $0 <= largest }) == true
    else { return nil }
    return (try? Data(contentsOf: url)).map(Array.init)
  }

  private static func repository(of folder: URL) -> URL? {
    var folder = folder
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: path(of: folder.appending(path: ".git"))) {
        return folder
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func path(of url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
