import ArgumentParser
import Foundation

struct CleanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clean",
    abstract: "Remove the cached results of checks.",
    usage: "book clean [<options>]",
    discussion: """
      The next check compiles and runs every snippet again. The site is not removed.
      """
  )

  @OptionGroup var shared: SharedOptions

  func run() throws {
    let folder = URL(filePath: shared.cacheFolder, directoryHint: .isDirectory)
    for name in ["results.json", "files"] {
      let part = folder.appending(path: name)
      guard FileManager.default.fileExists(atPath: part.path(percentEncoded: false)) else {
        continue
      }
      try FileManager.default.removeItem(at: part)
    }
  }
}
