import Foundation
import SnippetNotation
import SourceText

/// What VoiceOver said in one test run; the format of the files in `Content/heard`.
///
/// The language is a BCP 47 tag, the day is written as `2026-11-23`.
package struct RecordedRun: Hashable, Codable, Sendable {
  /// The format version; increment it when a key changes its meaning or is removed.
  package var version = 1
  /// The URL of the run, such as that of a CI workflow or of a file at a commit.
  package var address: String
  /// How the speech was recorded, such as `XCUIVoiceOverService` or `caption panel`.
  package var channel: String
  package var system: String
  package var build: String?
  /// The device or simulator, with the version of Xcode if known.
  package var device: String?
  package var day: String?
  package var language: String
  package var screens: [RecordedScreen]

  package init(
    address: String,
    channel: String,
    system: String,
    build: String? = nil,
    device: String? = nil,
    day: String? = nil,
    language: String,
    screens: [RecordedScreen]
  ) {
    self.address = address
    self.channel = channel
    self.system = system
    self.build = build
    self.device = device
    self.day = day
    self.language = language
    self.screens = screens
  }

  package enum Channel {
    package static let service = "XCUIVoiceOverService"
    package static let log = "vot log"
    /// Computes speech from real views, instead of recording it.
    package static let snapshot = "AccessibilitySnapshot"
  }

  /// Whether VoiceOver spoke, rather than another program computing the speech of real views.
  package var isHeard: Bool { channel != Channel.snapshot }

  package var systemName: String { build.map { "\(system) (\($0))" } ?? system }

  package static let folder = "Content/heard"

  /// The file name: the day, system and language, and a hash of the rest.
  ///
  /// It doesn't depend on notes, so that importing a run again replaces its file.
  package var fileName: String {
    var bare = self
    for index in bare.screens.indices { bare.screens[index].note = nil }
    var fingerprint = Fingerprint()
    // Encoding strings and numbers can't fail.
    fingerprint.add((try? JSONEncoder.compact.encode(bare)).map { Array($0) } ?? [])
    let words = [day, system, language].compactMap(\.self).joined(separator: " ").lowercased()
    let name = words.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == ".") }
    return "\(name.joined(separator: "-"))-\(fingerprint.text.prefix(8)).json"
  }

  /// The content of the file, with sorted keys and a final line feed.
  package func fileText() throws -> String {
    String(decoding: try JSONEncoder.readable.encode(self), as: UTF8.self) + "\n"
  }
}
