import BookModel
package import Diagnostics
import Foundation

extension SiteWriter {
  /// A finding when the folder's place is taken by something that is not a site of this tool.
  var refusal: Diagnostic? {
    var isDirectory: ObjCBool = false
    if let place = preciousLoss {
      return Diagnostic(
        .foreignOutput,
        at: nil,
        "'\(name)' holds '\(place.lastPathComponent)' or lies in it, which must not be lost",
        help: "name a folder beside it"
      )
    }
    if let deadLink {
      return Diagnostic(
        .foreignOutput,
        at: nil,
        "'\(name)' is a link to '\(deadLink)', and nothing is there",
        help: "make the folder that it leads to, or remove the link"
      )
    }
    guard !replacesForeignFiles else { return nil }
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory) else {
      return nil
    }
    let help = "name another folder, move the old one away, or let it be lost by '--force'"
    guard isDirectory.boolValue else {
      return Diagnostic(.foreignOutput, at: nil, "'\(name)' is a file, not a folder", help: help)
    }
    guard let written = WrittenFiles(of: folder) else {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      guard !names.isEmpty else { return nil }
      let summary = "the folder '\(name)' holds files that are not a site of this tool"
      return Diagnostic(.foreignOutput, at: nil, summary, help: help)
    }
    guard let stranger = written.stranger(in: folder) else { return nil }
    let summary = "the folder '\(name)' holds '\(stranger)', which no build put there"
    return Diagnostic(.foreignOutput, at: nil, summary, help: help)
  }

  var preciousLoss: URL? { precious.first(where: isLost) }

  /// Whether a folder would be replaced, or be written into.
  private func isLost(_ place: URL) -> Bool {
    let here = folder.resolvingSymlinksInPath().pathComponents
    let there = place.pathComponents
    return there.starts(with: here) || here.starts(with: there)
  }
}

/// The list of what a build wrote, kept in the folder itself, so that the next build knows its own
/// files from those that somebody put beside them.
struct WrittenFiles {
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

extension Rule {
  /// The kinds of findings that come up while a site is written.
  package static let output: [Rule] = [.foreignOutput, .unwritable]

  static let foreignOutput = Rule(
    id: "foreign-output",
    explanation: """
      The folder for the site is replaced as a whole by every build. To keep a mistyped path from \
      costing somebody's files, the tool only replaces an empty folder, or one that it made itself \
      and that nobody put anything into: the file '.by-ear-site' lists what was written.
      """,
    readers: """
      Authors: a build must never be what their files are lost by.
      """,
    wrong: "book build --output ~/Documents",
    right: "book build --output ~/Documents/site"
  )
  static let unwritable = Rule(
    id: "unwritable-output",
    explanation: """
      The files of the site could not be written: the disk may be full, or the folder may belong to \
      somebody else. The site of the build before is still there and whole.
      """,
    readers: """
      Readers keep the pages they had; none of them is half a page.
      """,
    wrong: "book build --output /usr/share/site",
    right: "book build --output build/site"
  )
}
