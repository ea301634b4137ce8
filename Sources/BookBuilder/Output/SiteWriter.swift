package import Diagnostics
import Foundation

/// Puts the files of a site on disk, all or none.
package struct SiteWriter: Sendable {
  private let folder: URL

  /// The name of the empty file that says that a folder was made by this tool.
  package static let marker = ".aloud-site"

  /// Creates a writer for a folder, which need not exist yet.
  package init(folder: String) {
    self.folder = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
  }

  /// Writes a site in place of the one before.
  ///
  /// The files are written into a folder beside, which then takes the place of the old one, so the
  /// site before stays whole if anything goes wrong.
  ///
  /// - Returns: what kept the site from being written; nothing if all went well.
  package func write(_ files: [OutputFile]) -> [Diagnostic] {
    if let refusal { return [refusal] }
    do {
      let new = neighbour("new")
      try remove(new)
      try write(files, into: new)
      try replace(with: new)
      return []
    } catch {
      return [failure(error.localizedDescription)]
    }
  }

  /// A finding when the folder's place is taken by something that is not a site of this tool.
  private var refusal: Diagnostic? {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isDirectory) else {
      return nil
    }
    let help = "name another folder, or move the old one away"
    guard isDirectory.boolValue else {
      return Diagnostic(.foreignOutput, at: nil, "'\(name)' is a file, not a folder", help: help)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard names.isEmpty || names.contains(Self.marker) else {
      let summary = "the folder '\(name)' holds files that are not a site of this tool"
      return Diagnostic(.foreignOutput, at: nil, summary, help: help)
    }
    return nil
  }

  private func write(_ files: [OutputFile], into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var folders: Set<String> = []
    for file in files + [OutputFile(path: Self.marker, text: "")] {
      let url = folder.appendingPathComponent(file.path)
      let parent = url.deletingLastPathComponent()
      if folders.insert(parent.path).inserted {
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      }
      try Data(file.bytes).write(to: url)
    }
  }

  /// Puts the new folder in the place of the old one; the old one comes back if that fails.
  private func replace(with new: URL) throws {
    let old = neighbour("old")
    try remove(old)
    let hadSite = FileManager.default.fileExists(atPath: folder.path)
    if hadSite {
      try FileManager.default.moveItem(at: folder, to: old)
    }
    do {
      try FileManager.default.moveItem(at: new, to: folder)
    } catch {
      if hadSite {
        try FileManager.default.moveItem(at: old, to: folder)
      }
      throw error
    }
    try remove(old)
  }

  private func remove(_ url: URL) throws {
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
    }
  }

  private func neighbour(_ suffix: String) -> URL {
    folder.deletingLastPathComponent().appendingPathComponent(".\(name).\(suffix)")
  }

  private var name: String { folder.lastPathComponent }

  private func failure(_ reason: String) -> Diagnostic {
    let help = "the site of the last build is still whole"
    return Diagnostic(.unwritable, at: nil, "cannot write '\(name)': \(reason)", help: help)
  }
}
