import Foundation
import SnippetNotation
import SourceText

/// What VoiceOver was heard to say in one run: one file of `Content/heard`.
package struct HeardRun: Hashable, Codable, Sendable {
  /// The version of the form; raised when a key changes its meaning or goes.
  package var version = 1
  /// Where the run can be looked up, such as the address of a workflow or of a file at a commit.
  package var address: String
  /// How the words were caught, such as `XCUIVoiceOverService` or `caption panel`.
  package var channel: String
  /// The system with its version, such as `iOS 27.0`.
  package var system: String
  /// The build of the system, such as `24A434`.
  package var build: String?
  /// The device or simulator, with the version of Xcode where it is known.
  package var device: String?
  /// The day of the run, as `2026-11-23`.
  package var day: String?
  /// The language of the device, as a BCP 47 tag.
  package var language: String
  /// The screens in the order in which they were heard.
  package var screens: [HeardScreen]

  package init(
    address: String,
    channel: String,
    system: String,
    build: String? = nil,
    device: String? = nil,
    day: String? = nil,
    language: String,
    screens: [HeardScreen]
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

  /// The channels that have names of their own here.
  package enum Channel {
    /// `XCUIVoiceOverService`, driven by a test.
    package static let service = "XCUIVoiceOverService"
    /// The log of the process `vot`.
    package static let log = "vot log"
    /// AccessibilitySnapshot, which computes its words from the real views.
    package static let snapshot = "AccessibilitySnapshot"
  }

  /// Whether words were heard, rather than computed from real views by another program.
  package var isHeard: Bool { channel != Channel.snapshot }

  package var systemName: String { build.map { "\(system) (\($0))" } ?? system }
}

extension HeardRun {
  /// The folder of a book in which runs lie, one file each.
  package static let folder = "Content/heard"

  /// The name of the run's file: the day, the system, the language, and a number made of the rest.
  ///
  /// Notes do not count, so that a run imported again finds its file.
  package var fileName: String {
    var bare = self
    for index in bare.screens.indices { bare.screens[index].note = nil }
    var fingerprint = Fingerprint()
    // Texts and numbers can always be encoded.
    fingerprint.add((try? JSONEncoder.compact.encode(bare)).map { Array($0) } ?? [])
    let words = [day, system, language].compactMap(\.self).joined(separator: " ").lowercased()
    let name = words.split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == ".") }
    return "\(name.joined(separator: "-"))-\(fingerprint.text.prefix(8)).json"
  }

  /// The file: keys in the order of the alphabet, ended by a line feed.
  package func fileText() throws -> String {
    String(decoding: try JSONEncoder.readable.encode(self), as: UTF8.self) + "\n"
  }
}
