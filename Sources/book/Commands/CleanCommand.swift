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
      Outside a book, the user's cache is removed.
      """
  )

  @OptionGroup var places: PlaceOptions

  func validate() throws {
    guard places.cache == nil, places.root != ".", !places.isBook else { return }
    throw ValidationError("There is no 'Content/book.yml' in '\(places.root)'.")
  }

  func run() throws {
    let links = BuildFolder(root: places.root).links(to: BuildFolder.cache)
    if places.cache == nil, let link = links.first {
      let finding = Diagnostic.linkedCache(link, "nothing is removed")
      try Console.standard.report([finding], about: [], as: .human) { _ in nil }
      throw ExitCode(1)
    }
    let folder = URL(filePath: places.cacheFolder, directoryHint: .isDirectory)
    let parts = BuildFolder.cacheParts.map { folder.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
    for part in parts { try FileManager.default.removeItem(at: part) }
    print(
      (parts.isEmpty ? "No cached results in " : "Removed the cached results in ")
        + places.cacheFolder
    )
  }
}
