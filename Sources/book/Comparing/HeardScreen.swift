import AssistiveTechnology
import Diagnostics
import FileSpeech
import Foundation

/// What is kept of a spoken screen, to compare it with a later one.
struct HeardScreen: Hashable, Codable, Sendable {
  var name: String
  /// Relative to the folder of the project.
  var file: String
  var stops: Int
  /// What the lines depend on that isn't the app's.
  var standIns: [String]
  var lines: [String]
  var findings: [Finding]
  /// Unknown of a recorded screen.
  var adjustables: [HeardAdjustable] = []
  var buttons: [HeardButton] = []
  var triesAllButtons = true
  var isRecorded = false

  struct Finding: Hashable, Codable, Sendable {
    var id: String
    var summary: String
  }
}

extension HeardScreen {
  init(_ screen: SpokenScreen, file: String, slice: SpokenSlice?) {
    name = screen.name
    self.file = file
    stops = screen.stops
    standIns = ((slice?.standIns ?? []) + (slice?.reached ?? []) + (slice?.contents ?? [])).sorted()
    if let cuts = slice?.cuts.count, cuts > 0 {
      standIns.append(cuts == 1 ? "1 place that was left out" : "\(cuts) places that were left out")
    }
    lines = screen.transcript.lines
    findings = screen.warnings.map { Finding(id: $0.id, summary: $0.summary) }
    adjustables = HeardAdjustable.all(of: screen)
    buttons = HeardButton.all(of: screen)
    triesAllButtons = screen.pressesAreComplete
  }

  /// The form of a file: a head, the lines, and the findings.
  var text: String {
    var head = ["screen: \(name)", "file: \(file)", "stops: \(stops)"]
    if !standIns.isEmpty { head.append("stand-ins: \(standIns.joined(separator: ", "))") }
    let all = head + [""] + lines
    let end = findings.isEmpty ? [] : [""] + findings.map { "warning: \($0.summary) [\($0.id)]" }
    return (all + end).joined(separator: "\n") + "\n"
  }

  /// Reads ``text``; `nil` if something else wrote the file.
  init?(_ text: String) {
    var parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    if parts.last == "" { parts.removeLast() }
    var head: [String: String] = [:]
    while let line = parts.first, let colon = line.firstRange(of: ": ") {
      head[String(line[..<colon.lowerBound])] = String(line[colon.upperBound...])
      parts.removeFirst()
    }
    guard let name = head["screen"], let file = head["file"], parts.first == "" else { return nil }
    parts.removeFirst()
    var findings: [Finding] = []
    while let match = parts.last?.wholeMatch(of: #/warning: (.*) \[([a-z-]+)\]/#) {
      findings.insert(Finding(id: String(match.2), summary: String(match.1)), at: 0)
      parts.removeLast()
    }
    if !findings.isEmpty, parts.last == "" { parts.removeLast() }
    self.init(
      name: name,
      file: file,
      stops: Int(head["stops"] ?? "") ?? 0,
      standIns: head["stand-ins"].map { $0.components(separatedBy: ", ") } ?? [],
      lines: Array(parts),
      findings: findings,
      isRecorded: true
    )
  }

  /// Where a folder of screens keeps this one, such as `App/Cart/Empty cart.txt`.
  var path: String {
    let folder = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    let plain = name.prefix(80).map { "/\\:\n\"".contains($0) ? "-" : String($0) }.joined()
    return "\(folder)/\(plain).txt"
  }
}

/// The screens of an app at one time, and the files of which nothing could be spoken.
struct HeardApp: Sendable {
  var screens: [HeardScreen] = []
  /// The reason by file.
  var silent: [String: String] = [:]
}

extension HeardApp {
  init(_ results: [AppSpeech.Result], relativeTo path: (String) -> String) {
    for result in results {
      let file = path(result.path)
      screens += result.spoken.screens.map {
        HeardScreen($0, file: file, slice: result.spoken.slice)
      }
      if result.spoken.screens.isEmpty { silent[file] = result.silence }
    }
  }
}
