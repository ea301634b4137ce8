import ArgumentParser
import Diagnostics
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

  @OptionGroup var places: PlaceOptions

  func run() throws {
    let links = BuildFolder(root: places.root).links(to: BuildFolder.cache)
    if places.cache == nil, let link = links.first {
      let finding = Diagnostic.linkedCache(link, "nothing is removed")
      try Console.standard.report([finding], about: [], as: .human) { _ in nil }
      throw ExitCode(1)
    }
    let folder = URL(filePath: places.cacheFolder, directoryHint: .isDirectory)
    for name in BuildFolder.cacheParts {
      let part = folder.appending(path: name)
      guard FileManager.default.fileExists(atPath: part.path(percentEncoded: false)) else {
        continue
      }
      try FileManager.default.removeItem(at: part)
    }
  }
}
