import Foundation

extension SiteWriter {
  /// Puts some files of a site in the place of those before, in one step for readers: the new site
  /// has all other files in common with the old one.
  ///
  /// - Parameter stamps: those of the site's files when it was written.
  /// - Returns: the stamps of the new site's files; `nil` if the site is not what it was, or the files
  ///   cannot be shared between folders, so that a whole site must be written.
  package func renew(_ files: [OutputFile], in stamps: FileStamps) -> FileStamps? {
    guard preciousLoss == nil else { return nil }
    let lock = FolderLock(folder.deletingLastPathComponent())
    return withExtendedLifetime(lock) {
      guard isThere(stamps) else { return nil }
      guard !files.isEmpty else { return stamps }
      let new = neighbour("new")
      defer { try? remove(new) }
      do {
        try remove(new)
        let changed = Set(files.map(\.path))
        try write(files, into: new, listing: stamps.files.keys.filter { $0 != WrittenFiles.name })
        for path in stamps.files.keys where !changed.contains(path) && path != WrittenFiles.name {
          guard link("\(folder.path)/\(path)", "\(new.path)/\(path)") == 0 else { return nil }
        }
        let written = stamps.renewing(changed.union([WrittenFiles.name]), in: new.path)
        try replace(with: new)
        return written
      } catch {
        return nil
      }
    }
  }

  /// Whether the folder holds exactly what was written, and nobody changed it.
  private func isThere(_ stamps: FileStamps) -> Bool {
    !stamps.files.isEmpty && FileStamps(root: folder.path, includesHidden: true) == stamps
  }

  /// The stamps of the site's files as they are.
  package var stamps: FileStamps { FileStamps(root: folder.path, includesHidden: true) }
}
