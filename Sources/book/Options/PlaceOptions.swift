import ArgumentParser
import Foundation

/// The folders of a book and of its cached results.
struct PlaceOptions: ParsableArguments {
  @Option(name: .customLong("book"), help: "The folder of the book.", completion: .directory)
  var root = "."

  @Option(
    help: "The folder for cached results (default: build/cache in a book, or the user's cache).",
    completion: .directory
  )
  var cache: String?

  var cacheFolder: String {
    if let cache { return cache }
    if !hasBuildFolder, let userCache = Self.userCache { return userCache }
    return "\(root)/\(BuildFolder.cache)"
  }

  var isBook: Bool { FileManager.default.fileExists(atPath: "\(root)/Content/book.yml") }

  /// Whether results belong into the folder `build`: in a book, or if there already are some.
  ///
  /// Other Markdown is in folders of other projects, where a new folder would surprise.
  var hasBuildFolder: Bool {
    isBook || FileManager.default.fileExists(atPath: "\(root)/\(BuildFolder.cache)")
      || Self.userCache == nil
  }

  /// The user’s folder for cached results; `nil` without a home.
  ///
  /// Source: freedesktop.org, “XDG Base Directory Specification”.
  private static var userCache: String? {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return "\(folder)/by-ear"
    }
    return environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache/by-ear" : nil }
  }
}
