/// A file in `Content/heard`.
struct Recording: Decodable, Sendable {
  var address: String
  var build: String?
  var channel: String
  var language: String
  var screens: [Screen]
  var system: String

  struct Screen: Decodable, Sendable {
    var lines: [Line]
  }

  struct Line: Decodable, Sendable {
    var note: String?
    var shown: Shown?
    var utterance: String
  }

  struct Shown: Decodable, Sendable {
    var framework: String?
  }

  var namedSystem: String { build.map { "\(system) (\($0))" } ?? system }

  /// The words of a line, with “…” where the service cut it or a test asserted only its beginning.
  func words(of line: Line) -> String {
    let isCut = channel == "XCUIVoiceOverService" && line.utterance.utf16.count >= 64
    let isAsserted = line.note?.hasPrefix("assertion") == true
    return line.utterance + (isCut || isAsserted ? "…" : "")
  }
}
