import Foundation
import PortableUIKit
import SpeechRules
import Testing

/// A line that VoiceOver was captured to say, with the same screen in UIKit.
struct VoiceOverCapture: CustomTestStringConvertible, Sendable {
  /// What was said.
  let line: String
  /// Whether the line is what a test asserts, in which “…” stands for what is not known and a remark
  /// in round brackets that letter case does not count.
  var isAsserted = false
  /// How it was written down.
  let notation: SpeechNotation
  /// The language of the device, as a BCP 47 tag.
  let language: String
  /// Which stop of the screen it was, from 0.
  let stop: Int
  /// The screen; where an app of SwiftUI or React Native was captured, views with the same properties.
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

  /// A single view.
  init(
    _ line: String,
    in notation: SpeechNotation = .service,
    language: String = "en",
    view: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.init(line, in: notation, language: language) { [view()] }
  }

  /// A single view of which a UI test asserts something.
  static func asserted(
    _ line: String,
    language: String = "en",
    view: @escaping @MainActor @Sendable () -> UIView
  ) -> VoiceOverCapture {
    var capture = VoiceOverCapture(line, language: language, view: view)
    capture.isAsserted = true
    return capture
  }

  var testDescription: String { line }

  /// Tells whether a computed line, in the same notation, is the one that was said.
  ///
  /// The log of VoiceOver has a line for each part. The caption panel showed values in the middle of
  /// their steps, when no hint was to come.
  func matches(_ computed: String) -> Bool {
    guard !isAsserted else { return assertion(holdsOf: computed) }
    let heard = line.replacing(" | ", with: ", ")
    return computed == heard || notation == .caption && computed.hasPrefix(heard + ", Swipe up")
  }

  /// Tells whether a line holds what somebody asserted of it, in its order.
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

  /// All that are compared line by line.
  static let all = service + groups + captions + asserted
}
