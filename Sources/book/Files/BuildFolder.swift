import Foundation

/// The folder for what the tool makes, beside a book or a file that is checked.
struct BuildFolder: Sendable {
  /// The folder of the book, or the one the tool was started in.
  let root: String

  /// Makes the folder, if there is none yet, with a file that lets Git ignore it: nobody's repository
  /// shall have to know of it.
  ///
  /// What goes wrong is told by whoever writes into it.
  func prepare() {
    let folder = URL(filePath: root, directoryHint: .isDirectory).appending(path: "build")
    let manager = FileManager.default
    guard !manager.fileExists(atPath: folder.path(percentEncoded: false)),
      (try? manager.createDirectory(at: folder, withIntermediateDirectories: true)) != nil
    else { return }
    try? Data("*\n".utf8).write(to: folder.appending(path: ".gitignore"))
  }
}
