import Foundation
import System

/// Where the names of an app are declared: its own modules and the checked-out sources of others.
package struct AppIndex: Sendable {
  package let folder: AppFolder
  package private(set) var files: [String] = []
  package private(set) var summaries: [FileSummary] = []
  package private(set) var textTables: [String] = []
  /// Headers of Objective-C, which are read only if something needs them.
  private(set) var headers: [String] = []
  private(set) var assets = AssetNames([])
  /// The number of files that had to be parsed, because they weren't in the cache.
  package private(set) var parsed = 0
  /// Changes when any file does.
  package private(set) var fingerprint = ""

  private(set) var types: [String: [Int]] = [:]
  private(set) var globals: [String: [Int]] = [:]
  private(set) var extensions: [String: [Place]] = [:]
  private(set) var members: [String: [Place]] = [:]
  private(set) var membersByPlace: [Place: [String]] = [:]
  private(set) var conformances: [String: [Place]] = [:]
  private(set) var aliases: Set<String> = []

  /// An extension of a file.
  struct Place: Hashable, Sendable {
    var file: Int
    var target: String
  }

  package var lines: Int { summaries.reduce(0) { $0 + $1.lines } }

  /// - Parameter cache: the folder with the summaries of earlier runs, if any.
  package init(_ folder: AppFolder, cache: String?) {
    self.folder = folder
    let found = folder.files()
    let store = SummaryCache(folder: cache, root: folder.root)
    let known = store.summaries()
    let read = found.sources.parallelMap { path -> Reading? in
      guard let text = folder.read(path) else { return nil }
      let hash = text.contentHash
      if let summary = known[hash] { return Reading(path, hash, summary, isNew: false) }
      return Reading(path, hash, FileSummary(reading: text), isNew: true)
    }
    let readings = read.compactMap(\.self)
    files = readings.map(\.path)
    summaries = readings.map(\.summary)
    textTables = found.texts
    headers = found.headers
    assets = AssetNames(found.assets)
    parsed = readings.count { $0.isNew }
    fingerprint = readings.map(\.hash).joined(separator: "\n").contentHash
    if parsed > 0 { store.save(readings.map { ($0.hash, $0.summary) }) }
    for index in files.indices { add(summaries[index], of: index) }
  }

  private struct Reading: Sendable {
    var path: String
    var hash: String
    var summary: FileSummary
    var isNew: Bool

    init(_ path: String, _ hash: String, _ summary: FileSummary, isNew: Bool) {
      self.path = path
      self.hash = hash
      self.summary = summary
      self.isNew = isNew
    }
  }

  private mutating func add(_ summary: FileSummary, of file: Int) {
    for name in summary.types { types[name, default: []].append(file) }
    aliases.formUnion(summary.aliases)
    for name in summary.globals { globals[name, default: []].append(file) }
    for entry in summary.extensions {
      let place = Place(file: file, target: entry.target)
      extensions[entry.target, default: []].append(place)
      membersByPlace[place, default: []] += entry.members
      for member in entry.members { members[member, default: []].append(place) }
      for name in entry.protocols { conformances[name, default: []].append(place) }
    }
  }

  /// The file that declares a name, nearest to another file in the tree of folders.
  func nearest(_ candidates: [Int], to file: String) -> Int? {
    let own = file.split(separator: "/")
    return candidates.max { shared(own, $0) < shared(own, $1) }
  }

  private func shared(_ path: [Substring], _ file: Int) -> Int {
    let other = files[file].split(separator: "/")
    let common = zip(path, other).prefix { $0 == $1 }.count
    return common * 1000 - other.count
  }

  /// Files that use what a file declares, those with previews first; none if so many do that they
  /// say little about it.
  package func users(of path: String) -> [String] {
    guard let file = files.firstIndex(of: path) else { return [] }
    let summary = summaries[file]
    let members = summary.extensions.filter { !isOwn($0.target) }.flatMap(\.members)
    let names = Set(summary.types + summary.globals + members).subtracting(["init", "subscript"])
    guard !names.isEmpty else { return [] }
    let folder = folder
    let uses = files.parallelMap { folder.read($0)?.words.contains(where: names.contains) == true }
    let users = files.indices.filter { uses[$0] && $0 != file }
    guard users.count <= Self.manyUsers else { return [] }
    let own = path.split(separator: "/")
    return users.sorted { first, second in
      let isShown = (summaries[first].previews > 0, summaries[second].previews > 0)
      if isShown.0 != isShown.1 { return isShown.0 }
      return shared(own, first) > shared(own, second)
    }
    .map { files[$0] }
  }

  private static let manyUsers = 12

  func readHeaders() -> ObjectiveCHeaders { ObjectiveCHeaders(headers.compactMap(folder.read)) }

  /// Whether extensions of a type belong to the app's own types, not to the system's.
  func isOwn(_ type: String) -> Bool { types[type] != nil && !aliases.contains(type) }

  /// The relative path of a file of the command line; `nil` if it isn't in the folder.
  package func relativePath(of path: String) -> String? {
    let full = URL(filePath: path).standardizedFileURL.resolvingSymlinksInPath()
      .path(percentEncoded: false)
    let root = folder.root.path(percentEncoded: false)
    let start = root.hasSuffix("/") ? root : root + "/"
    return full.hasPrefix(start) ? String(full.dropFirst(start.count)) : nil
  }
}
