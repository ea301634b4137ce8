package import BookModel
import Foundation

extension SiteWriter {
  /// Puts some files of a site in the place of those before.
  ///
  /// They are written beside the site first, and then each takes its place in one step, so that a
  /// reader never meets half a file. If one cannot, those before come back. A build that is killed
  /// between two steps leaves whole files of both builds, which the next build finds by their stamps
  /// and replaces as a whole.
  ///
  /// - Parameter stamps: those of the site's files when it was written.
  /// - Returns: the stamps of the site's files now; `nil` if the site is not what it was, or a file
  ///   cannot take its place, so that a whole site must be written.
  package func replace(_ files: [OutputFile], in stamps: FileStamps) -> FileStamps? {
    guard preciousLoss == nil else { return nil }
    let lock = FolderLock(folder.deletingLastPathComponent())
    return withExtendedLifetime(lock) {
      let paths = files.map(\.path)
      guard isThere(stamps), paths.allSatisfy({ stamps.files[$0] != nil }) else { return nil }
      let beside = neighbour("new")
      defer { try? remove(beside) }
      do {
        try remove(beside)
        var new = try FileFolder(beside.appendingPathComponent("new"))
        var before = try FileFolder(beside.appendingPathComponent("before"))
        for file in files {
          try new.put(file)
          try before.makeFolder(for: file.path)
        }
      } catch {
        return nil
      }
      guard exchange(paths, with: beside.path) else { return nil }
      return stamps.updating(Set(paths), in: folder.path)
    }
  }

  /// Puts new files in the place of those before: all or none.
  private func exchange(_ paths: [String], with beside: String) -> Bool {
    for path in paths {
      guard link("\(folder.path)/\(path)", "\(beside)/before/\(path)") == 0 else { return false }
    }
    for (index, path) in paths.enumerated()
    where rename("\(beside)/new/\(path)", "\(folder.path)/\(path)") != 0 {
      for path in paths[..<index] {
        _ = rename("\(beside)/before/\(path)", "\(folder.path)/\(path)")
      }
      return false
    }
    return true
  }

  /// Whether the folder holds exactly what was written, and nobody changed it.
  private func isThere(_ stamps: FileStamps) -> Bool {
    !stamps.files.isEmpty && self.stamps == stamps
  }

  /// The stamps of the site's files as they are.
  package var stamps: FileStamps { FileStamps(root: folder.path, includesHidden: true) }
}
