package import BookModel
import CFolders
import Foundation

extension SiteWriter {
  /// Puts some files of a site in the place of those before.
  ///
  /// They are written beside the site first. Then their folder gets the name of a renewal, and from that
  /// moment it happens: a process of its own, which ends with its work and not with this one, puts each
  /// into its place within less than a millisecond. Should that process be killed, too, or the power go,
  /// the next build begins with the rest of it (see ``completeRenewal()``).
  ///
  /// - Parameter stamps: those of the site's files when it was written.
  /// - Returns: the stamps of the site's files now; `nil` if the site is not what it was, or a file
  ///   cannot take its place, so that a whole site must be written.
  package func replace(_ files: [OutputFile], in stamps: FileStamps) -> FileStamps? {
    guard preciousLoss == nil, deadLink == nil else { return nil }
    let lock = FolderLock(folder.deletingLastPathComponent())
    return withExtendedLifetime(lock) {
      finishRenewal()
      let paths = files.map(\.path)
      guard isThere(stamps), paths.allSatisfy({ stamps.files[$0] != nil }) else { return nil }
      guard !files.isEmpty else { return stamps }
      let beside = neighbour("new")
      defer { try? remove(beside) }
      do {
        try remove(beside)
        var new = try FileFolder(beside.appendingPathComponent("new"))
        var before = try FileFolder(beside.appendingPathComponent("before"))
        for file in files {
          try new.put(file)
          try before.share(file.path, of: folder.path)
          afterStep()
        }
        try FileManager.default.moveItem(at: beside, to: renewal)
      } catch {
        return nil
      }
      afterStep()
      let isDone = takePlaces(paths)
      try? remove(renewal)
      afterStep()
      return isDone ? stamps.updating(Set(paths), in: folder.path) : nil
    }
  }

  /// Puts the rest of what a build wrote into its place, if the build was killed meanwhile together with
  /// everything around it: a site that was begun to be renewed becomes the new one.
  package func completeRenewal() {
    guard FileManager.default.fileExists(atPath: renewal.path), preciousLoss == nil else { return }
    let lock = FolderLock(folder.deletingLastPathComponent())
    withExtendedLifetime(lock) { finishRenewal() }
  }

  /// Puts the rest into its place; the folder's lock is held.
  func finishRenewal() {
    guard FileManager.default.fileExists(atPath: renewal.path) else { return }
    let new = renewal.appendingPathComponent("new").path
    for path in FileStamps(root: new, includesHidden: true).files.keys {
      _ = rename("\(new)/\(path)", "\(folder.path)/\(path)")
    }
    try? remove(renewal)
  }

  /// Puts new files in the place of those before: all or none.
  private func takePlaces(_ paths: [String]) -> Bool {
    let lists = ["\(renewal.path)/new", folder.path, "\(renewal.path)/before"].map { root in
      paths.map { path in UnsafePointer(strdup("\(root)/\(path)")) }
    }
    defer { for text in lists.joined() { free(UnsafeMutablePointer(mutating: text)) } }
    return take_places(lists[0], lists[1], lists[2], Int32(paths.count)) == 0
  }

  /// The folder of a renewal that has begun: what has not yet come to its place, and what was there before.
  private var renewal: URL { neighbour("renewal") }

  /// Whether the folder holds exactly what was written, and nobody changed it.
  private func isThere(_ stamps: FileStamps) -> Bool {
    !stamps.files.isEmpty && self.stamps == stamps
  }

  /// The stamps of the site's files as they are.
  package var stamps: FileStamps { FileStamps(root: folder.path, includesHidden: true) }
}
