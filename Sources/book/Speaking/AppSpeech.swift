import AppReading
import Diagnostics
import FileSpeech
import Foundation
import SnippetNotation
import SnippetRunning
import Synchronization
import System

/// Speaks files of an app, two at a time, and sums up.
struct AppSpeech: Sendable {
  let index: AppIndex
  let texts: AppTexts
  let runner: SnippetRunner
  var request: SpeechRequest
  let console: Console

  struct Result: Sendable {
    var path: String
    var spoken: SpokenFiles
  }

  /// The files with previews, under paths of the command line.
  var pathsWithPreviews: [String] {
    zip(index.files, index.summaries).filter { $0.1.previews > 0 }.map {
      index.folder.path(of: $0.0)
    }
  }

  /// The paths of files that are named relative to the project, if they belong to it.
  func paths(of files: [String]) -> [String] {
    let known = Set(index.files)
    return files.filter(known.contains).map(index.folder.path)
  }

  /// Each compiler needs a core and a gigabyte.
  private static var limit: Int { max(1, min(4, ProcessInfo.processInfo.activeProcessorCount)) }

  func text(of path: String) -> String {
    index.folder.read(index.relativePath(of: path) ?? path) ?? ""
  }

  /// - Parameters:
  ///   - previewsOnly: whether files with previews show nothing else.
  ///   - write: called with each result, in the order of the files, as soon as it is there.
  func speak(
    _ paths: [String],
    previewsOnly: Bool,
    _ write: @escaping @Sendable (Result) -> Void = { _ in }
  ) async throws -> [Result] {
    let runner = paths.count > 1 ? runner.onOneCore : runner
    let queue = Mutex(Queue())
    let results = try await paths.enumerated().map { ($0.offset, $0.element) }
      .concurrentMap(limit: Self.limit) { number, path -> Result? in
        let result = await speak(path, previewsOnly: previewsOnly, with: runner)
        queue.withLock { queue in
          queue.waiting.updateValue(result, forKey: number)
          queue.finished += 1
          let name = index.relativePath(of: path) ?? path
          console.showProgress("\(queue.finished) of \(paths.count): \(name)", isLong: true)
          while let result = queue.waiting.removeValue(forKey: queue.written) {
            queue.written += 1
            if let result { write(result) }
          }
        }
        return result
      }
    return results.compactMap(\.self)
  }

  /// Results that wait for those of earlier files; `nil` for a file that can't be read.
  private struct Queue {
    var finished = 0
    var written = 0
    var waiting: [Int: Result?] = [:]
  }

  private func speak(
    _ path: String,
    previewsOnly: Bool,
    with runner: SnippetRunner
  ) async -> Result? {
    guard let text = index.folder.read(index.relativePath(of: path) ?? path) else { return nil }
    var request = request
    request.files = [SwiftFile(path: path, text: text)]
    request.previewsOnly = previewsOnly
    return Result(path: path, spoken: await runner.speak(request, in: index, texts: texts))
  }

  /// One line for each file: what was spoken, and why not.
  static func table(of results: [Result]) -> String {
    let groups = Dictionary(grouping: results, by: \.group)
    let rows = Group.allCases.flatMap { group -> [String] in
      let members = groups[group] ?? []
      return ["\(group.rawValue): \(members.count) of \(results.count)"]
        + members.map { "  \($0.path)\($0.reason)" }
    }
    return rows.joined(separator: "\n") + "\n"
  }

  /// How to get the notes and errors of a file that was not spoken as it is.
  static func advice(on results: [Result], in project: String) -> String? {
    let path = results.first { $0.group == .silent } ?? results.first { $0.group == .withStandIns }
    return path.map { result in
      "The notes of one file: book say --project \(project.shellWord) \(result.path.shellWord)"
    }
  }

  enum Group: String, CaseIterable {
    case spoken = "Spoken"
    case withStandIns = "Spoken with stand-ins"
    case empty = "Nothing to read"
    case silent = "Not spoken"
  }
}

extension AppSpeech.Result {
  var group: AppSpeech.Group {
    if spoken.screens.isEmpty { return .silent }
    if spoken.screens.allSatisfy({ $0.stops == 0 }) { return .empty }
    return spoken.slice?.hasStandIns == true ? .withStandIns : .spoken
  }

  var reason: String {
    switch group {
    case .spoken: ""
    case .withStandIns, .empty:
      spoken.slice?.hasStandIns == true ? ": \(spoken.slice?.shortDescription ?? "")" : ""
    case .silent: ": " + silence
    }
  }

  /// Whether the file has nothing to speak, such as a model.
  var hasNoView: Bool {
    spoken.screens.isEmpty && spoken.skipped.isEmpty
      && spoken.errors.allSatisfy { $0.id == "no-view" }
  }

  /// Why nothing was spoken.
  var silence: String {
    let skipped = spoken.skipped.first.map { "\($0.name): \($0.reason)" }
    guard let error = spoken.errors.first, error.id != "no-view" || skipped == nil else {
      return skipped ?? "no preview"
    }
    return error.summary
  }
}
