package import BookModel
import CFolders
package import Diagnostics
import Foundation

/// Puts the files of a site on disk, all or none.
package struct SiteWriter: Sendable {
  /// The folder, where a link leads to it the folder itself.
  let folder: URL
  /// What a link in the place of the folder says, if nothing is there.
  let deadLink: String?
  /// The name of the folder, for findings.
  let name: String
  /// Whether what is no site of this tool may be lost.
  let replacesForeignFiles: Bool
  /// The folders that must not be lost in any case.
  let precious: [URL]

  /// Creates a writer for a folder, which need not exist yet.
  ///
  /// - Parameters:
  ///   - replacesForeignFiles: whether what is no site of this tool may be lost.
  ///   - precious: folders that must not be lost in any case, such as those the book is made of.
  package init(folder: String, replacesForeignFiles: Bool = false, precious: [String] = []) {
    self.replacesForeignFiles = replacesForeignFiles
    self.precious = precious.map { path in
      URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    }
    let place = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    name = place.lastPathComponent
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)
    let isDead = link != nil && !FileManager.default.fileExists(atPath: place.path)
    deadLink = isDead ? link : nil
    self.folder = link == nil || isDead ? place : place.resolvingSymlinksInPath()
  }

  /// Writes a site in place of the one before.
  ///
  /// The files are written into a folder beside, which then changes names with the old one in one
  /// step. So the site before stays whole if anything goes wrong, a kill included, and a reader
  /// never meets a half of one. Builds that write to the same folder take turns.
  ///
  /// - Returns: what kept the site from being written; nothing if all went well.
  package func write(_ files: [OutputFile]) -> [Diagnostic] {
    if let refusal { return [refusal] }
    do {
      let parent = folder.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      let lock = FolderLock(parent)
      return try withExtendedLifetime(lock) {
        try restore()
        let new = neighbour("new")
        defer { try? remove(new) }
        // Whatever a build that was killed left behind.
        try remove(new)
        var written = try FileFolder(new)
        for file in files { try written.put(file) }
        try written.put(WrittenFiles.file(of: files.map(\.path)))
        try replace(with: new)
        return []
      }
    } catch {
      return [failure(error.localizedDescription)]
    }
  }

  /// Puts the new folder in the place of the old one.
  private func replace(with new: URL) throws {
    guard FileManager.default.fileExists(atPath: folder.path) else {
      return try FileManager.default.moveItem(at: new, to: folder)
    }
    if exchange_names(new.path, folder.path) == 0 { return }
    let old = neighbour("old")
    try FileManager.default.moveItem(at: folder, to: old)
    do {
      try FileManager.default.moveItem(at: new, to: folder)
    } catch {
      try FileManager.default.moveItem(at: old, to: folder)
      throw error
    }
    try? remove(old)
  }

  /// Brings back the site if a build was killed where names cannot be exchanged in one step.
  private func restore() throws {
    let old = neighbour("old")
    guard FileManager.default.fileExists(atPath: old.path) else { return }
    if FileManager.default.fileExists(atPath: folder.path) {
      try remove(old)
    } else {
      try FileManager.default.moveItem(at: old, to: folder)
    }
  }

  private func remove(_ url: URL) throws {
    if FileManager.default.fileExists(atPath: url.path) {
      try FileManager.default.removeItem(at: url)
    }
  }

  private func neighbour(_ suffix: String) -> URL {
    let name = folder.lastPathComponent
    return folder.deletingLastPathComponent().appendingPathComponent(".\(name).\(suffix)")
  }

  private func failure(_ reason: String) -> Diagnostic {
    let help =
      FileManager.default.fileExists(atPath: folder.path)
      ? "the site of the last build is still whole"
      : "make room on the disk, or name another folder"
    return Diagnostic(.unwritable, at: nil, "cannot write '\(name)': \(reason)", help: help)
  }
}
