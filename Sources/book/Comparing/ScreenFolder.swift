import Foundation

/// A folder with a text file for each screen.
struct ScreenFolder {
  let url: URL

  init(_ path: String) { url = URL(filePath: path, directoryHint: .isDirectory) }

  /// Writes the screens, and removes those that are gone: the files of this tool, no others.
  func write(_ app: HeardApp) throws {
    let kept = Set(app.screens.map(\.path))
    for (path, screen) in files() where !kept.contains(path) && app.silent[screen.file] == nil {
      try FileManager.default.removeItem(at: url.appending(path: path))
    }
    for screen in app.screens {
      let file = url.appending(path: screen.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(screen.text.utf8).write(to: file, options: .atomic)
    }
  }

  var screens: [HeardScreen] { files().map(\.screen) }

  private func files() -> [(path: String, screen: HeardScreen)] {
    let paths = FileManager.default.subpaths(atPath: url.path(percentEncoded: false)) ?? []
    return paths.filter { $0.hasSuffix(".txt") }.sorted().compactMap { path in
      guard let data = try? Data(contentsOf: url.appending(path: path)),
        let screen = HeardScreen(String(decoding: data, as: UTF8.self))
      else { return nil }
      return (path, screen)
    }
  }
}
