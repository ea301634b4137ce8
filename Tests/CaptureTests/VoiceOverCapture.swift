import PortableUIKit
import SpeechRules
import Testing

/// A line that VoiceOver was captured to say, with the same screen in UIKit.
struct VoiceOverCapture: CustomTestStringConvertible, Sendable {
  /// What was said.
  let line: String
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

  var testDescription: String { line }
}
