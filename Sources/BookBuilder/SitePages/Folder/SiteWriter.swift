package import BookModel
import CFolders
package import Diagnostics
import Foundation
import System

/// Writes the files of a site to disk, all or none.
///
/// It refuses to replace a folder with files that it didn't write, unless `replacesForeignFiles` is
/// set, and never replaces or writes into a protected folder.
package struct SiteWriter: Sendable {
  /// The output folder; if the given path is a symbolic link, the folder it points to.
  let folder: URL
  /// The destination of a symbolic link at the output path, if it doesn't exist.
  let brokenLinkTarget: String?
  let name: String
  let replacesForeignFiles: Bool
  let protectedFolders: [URL]

  /// - Parameters:
  ///   - folder: the output folder, which need not exist yet.
  ///   - replacesForeignFiles: whether files that this tool did not write may be deleted.
  ///   - precious: folders that must never be deleted, such as the sources of the book.
  package init(folder: String, replacesForeignFiles: Bool = false, protectedFolders: [String] = [])
  {
    self.replacesForeignFiles = replacesForeignFiles
    self.protectedFolders = protectedFolders.map { path in
      URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL.resolvingSymlinksInPath()
    }
    let output = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL
    name = output.lastPathComponent
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: output.path)
    let isDead = link != nil && !FileManager.default.fileExists(atPath: output.path)
    brokenLinkTarget = isDead ? link : nil
    self.folder = link == nil || isDead ? output : output.resolvingSymlinksInPath()
  }

  /// Replaces the previous site.
  ///
  /// The files are written into a sibling folder, which is then swapped with the old one in one
  /// step. So the previous site stays complete if anything fails, even if the process is killed,
  /// and readers never see half a site. Builds that write to the same folder wait for each other.
  ///
  /// - Returns: the errors that prevented the site from being written.
  package func write(_ files: [OutputFile]) -> [Diagnostic] {
    if let refusal { return [refusal] }
    do {
      let parent = folder.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      let lock = FolderLock(parent)
      return try withExtendedLifetime(lock) {
        try restore()
        let new = sibling("new")
        defer { try? remove(new) }
        // A killed build may have left one behind.
        try remove(new)
        var written = try OutputFolder(new)
        for file in files { try written.write(file) }
        try written.write(WrittenFiles.file(of: files.map(\.path)))
        try replace(with: new)
        return []
      }
    } catch {
      return [failure(error.plainReason)]
    }
  }

  private func replace(with new: URL) throws {
    guard FileManager.default.fileExists(atPath: folder.path) else {
      return try FileManager.default.moveItem(at: new, to: folder)
    }
    if exchange_names(new.path, folder.path) == 0 { return }
    let old = sibling("old")
    try FileManager.default.moveItem(at: folder, to: old)
    do {
      try FileManager.default.moveItem(at: new, to: folder)
    } catch {
      try FileManager.default.moveItem(at: old, to: folder)
      throw error
    }
    try? remove(old)
  }

  /// Restores the previous site if a build was killed on a system that cannot swap names in one
  /// step.
  private func restore() throws {
    let old = sibling("old")
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

  private func sibling(_ suffix: String) -> URL {
    let name = folder.lastPathComponent
    return folder.deletingLastPathComponent().appendingPathComponent(".\(name).\(suffix)")
  }

  private func failure(_ reason: String) -> Diagnostic {
    let help =
      FileManager.default.fileExists(atPath: folder.path)
      ? "the site of the last build is still complete"
      : "free disk space, or choose another folder"
    return Diagnostic(.unwritable, at: nil, "cannot write '\(name)': \(reason)", help: help)
  }
}
