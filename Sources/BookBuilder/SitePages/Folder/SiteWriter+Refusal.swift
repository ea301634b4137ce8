import BookModel
package import Diagnostics
import Foundation

extension SiteWriter {
  /// Why the folder must not be replaced: it contains files that this tool didn't write.
  var refusal: Diagnostic? {
    var isDirectory: ObjCBool = false
    if let url = protectedFolderAtRisk {
      return Diagnostic(
        .foreignOutput,
        at: nil,
        "'\(name)' contains or is inside '\(url.lastPathComponent)', which must be kept",
        help: "choose a folder next to it"
      )
    }
    if let brokenLinkTarget {
      return Diagnostic(
        .foreignOutput,
        at: nil,
        "'\(name)' is a symbolic link to '\(brokenLinkTarget)', which doesn't exist",
        help: "create that folder or remove the link"
      )
    }
    guard !replacesForeignFiles else { return nil }
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory) else {
      return nil
    }
    let help = "choose another folder, move this one away, or replace it with '--force'"
    guard isDirectory.boolValue else {
      return Diagnostic(.foreignOutput, at: nil, "'\(name)' is a file, not a folder", help: help)
    }
    guard let written = WrittenFiles(of: folder) else {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      guard !names.isEmpty else { return nil }
      let summary = "the folder '\(name)' contains files, and this tool did not create them"
      return Diagnostic(.foreignOutput, at: nil, summary, help: help)
    }
    guard let unknownFile = written.unknownFile(in: folder) else { return nil }
    let summary = "the folder '\(name)' contains '\(unknownFile)', which no build wrote"
    return Diagnostic(.foreignOutput, at: nil, summary, help: help)
  }

  var protectedFolderAtRisk: URL? { protectedFolders.first(where: isAtRisk) }

  private func isAtRisk(_ url: URL) -> Bool {
    let here = folder.resolvingSymlinksInPath().pathComponents
    let there = url.pathComponents
    return there.starts(with: here) || here.starts(with: there)
  }
}

/// The list of files that a build wrote, stored in the output folder.
///
/// It lets the next build tell its own files from those that someone else added.
struct WrittenFiles {
  static let name = ".by-ear-site"

  /// Files that the file viewers of macOS and Windows create in folders that they show.
  private static let systemFiles: Set<Substring> = [".DS_Store", "Thumbs.db", "desktop.ini"]

  private let paths: Set<Substring>

  /// Reads the list of a folder; `nil` if it has none, so this tool did not create it.
  init?(of folder: URL) {
    guard
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(Self.name).path)
    else { return nil }
    paths = Set(String(decoding: data, as: UTF8.self).split(separator: "\n"))
  }

  static func file(of paths: [String]) -> OutputFile {
    OutputFile(path: name, text: paths.map { $0 + "\n" }.sorted().joined())
  }

  /// The path of a file in the folder that no build wrote.
  ///
  /// - Returns: `nil` if there is none, or if the list comes from a version that stored no paths in
  /// it.
  func unknownFile(in folder: URL) -> String? {
    guard !paths.isEmpty,
      let entries = FileManager.default.enumerator(atPath: folder.path)
    else { return nil }
    while let path = entries.nextObject() as? String {
      if paths.contains(path[...]) || path == Self.name { continue }
      let name = path.split(separator: "/").last ?? path[...]
      if Self.systemFiles.contains(name) { continue }
      if entries.fileAttributes?[.type] as? FileAttributeType != .typeDirectory { return path }
    }
    return nil
  }
}

extension Rule {
  package static let output: [Rule] = [.foreignOutput, .unwritable]

  static let foreignOutput = Rule(
    id: "foreign-output",
    explanation: """
      Every build replaces the whole folder of the site. So that a mistyped path never deletes \
      your files, the tool only replaces an empty folder, or one that it created itself and that \
      has no other files in it: '.by-ear-site' lists what was written.
      """,
    readers: """
      Authors: a build must never delete their files.
      """,
    wrong: "book build --output ~/Documents",
    right: "book build --output ~/Documents/site"
  )
  static let unwritable = Rule(
    id: "unwritable-output",
    explanation: """
      The files of the site could not be written: the disk may be full, or the folder may belong \
      to another user. The site of the previous build is still complete.
      """,
    readers: """
      Readers keep the pages of the previous build; none of them is incomplete.
      """,
    wrong: "book build --output /usr/share/site",
    right: "book build --output build/site"
  )
}
