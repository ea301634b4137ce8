import AppReading
import Diagnostics
import FileSpeech
import Foundation
import SnippetNotation
import SnippetRunning

/// Speaks every preview of an app, one file after another, and sums up.
struct AppSpeech {
  let index: AppIndex
  let texts: AppTexts
  let runner: SnippetRunner
  let request: SpeechRequest
  let console: Console

  struct Result {
    var path: String
    var spoken: SpokenFiles
  }

  /// The files with previews, under paths of the command line.
  var paths: [String] {
    let root = index.folder.root.relativePath
    return zip(index.files, index.summaries).filter { $0.1.previews > 0 }.map { "\(root)/\($0.0)" }
  }

  /// - Parameter write: called with each result as soon as it is there.
  func speak(_ write: (Result) throws -> Void) async throws -> [Result] {
    var results: [Result] = []
    let paths = paths
    for (number, path) in paths.enumerated() {
      console.showProgress("\(number + 1) of \(paths.count): \(path)", isLong: true)
      guard let text = index.folder.read(index.relativePath(of: path) ?? path) else { continue }
      var request = request
      request.files = [SwiftFile(path: path, text: text)]
      request.previewsOnly = true
      let spoken = await runner.speak(request, in: index, texts: texts)
      let result = Result(path: path, spoken: spoken)
      try write(result)
      results.append(result)
    }
    return results
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

  enum Group: String, CaseIterable {
    case spoken = "Spoken"
    case withStandIns = "Spoken with stand-ins"
    case silent = "Not spoken"
  }
}

extension AppSpeech.Result {
  var group: AppSpeech.Group {
    if spoken.screens.isEmpty { return .silent }
    return spoken.slice?.hasStandIns == true ? .withStandIns : .spoken
  }

  var reason: String {
    switch group {
    case .spoken: ""
    case .withStandIns: spoken.slice.map { ": \($0.shortDescription)" } ?? ""
    case .silent:
      ": " + (spoken.errors.first?.summary ?? spoken.skipped.first?.reason ?? "no preview")
    }
  }
}
