import Foundation
import PortableUIKit
import SpeechRules
import Testing

struct VoiceOverCapture: CustomTestStringConvertible, Sendable {
  let line: String
  /// Whether the line is asserted by a UI test: “…” stands for an unknown part, and a remark in
  /// parentheses says that letter case is ignored.
  var isAsserted = false
  /// Whether hints are on in the model.
  var hints = true
  let notation: SpeechNotation
  /// The language of the device, as a BCP 47 tag.
  let language: String
  /// The index of the element in reading order, from 0.
  let stop: Int
  /// The screen; for apps of SwiftUI or React Native, UIKit views with the same properties.
  let screen: @MainActor @Sendable () -> [UIView]

  init(
    _ line: String,
    in notation: SpeechNotation = .service,
    language: String = "en",
    stop: Int = 0,
    screen: @escaping @MainActor @Sendable () -> [UIView]
  ) {
    self.line = line
    self.notation = notation
    self.language = language
    self.stop = stop
    self.screen = screen
  }

  init(
    _ line: String,
    in notation: SpeechNotation = .service,
    language: String = "en",
    view: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.init(line, in: notation, language: language) { [view()] }
  }

  static func asserted(
    _ line: String,
    language: String = "en",
    hints: Bool = true,
    view: @escaping @MainActor @Sendable () -> UIView
  ) -> VoiceOverCapture {
    var capture = VoiceOverCapture(line, language: language, view: view)
    capture.isAsserted = true
    capture.hints = hints
    return capture
  }

  var testDescription: String { line }

  /// Whether a computed line, in the same notation, matches the captured one.
  ///
  /// VoiceOver's log has a line for each part. The caption panel showed values in the middle of
  /// their steps, before any hint.
  func matches(_ computed: String) -> Bool {
    guard !isAsserted else { return assertion(holdsOf: computed) }
    let heard = line.replacing(" | ", with: ", ")
    return computed == heard || notation == .caption && computed.hasPrefix(heard + ", Swipe up")
  }

  private func assertion(holdsOf computed: String) -> Bool {
    let isExact = !line.contains(" (")
    let pattern = line.firstRange(of: " (").map { line[..<$0.lowerBound] } ?? line[...]
    var rest = isExact ? computed : computed.lowercased()
    for piece in (isExact ? String(pattern) : pattern.lowercased()).split(separator: "…") {
      let words = piece.trimmingCharacters(in: .whitespaces)
      guard !words.isEmpty else { continue }
      guard let found = rest.firstRange(of: words) else { return false }
      rest = String(rest[found.upperBound...])
    }
    return true
  }

  static let all = service + groups + captions + asserted
}
