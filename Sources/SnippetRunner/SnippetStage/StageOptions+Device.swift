import AccessibilityTesting
import PortableUIKit
import SpeechRules

extension StageOptions {
  /// The device that the options describe.
  ///
  /// - Parameter text: the size of text by UIKit's name; the default size unless given.
  func device(text: String?) -> SimulatedDevice {
    SimulatedDevice(
      language: language,
      kind: device,
      direction: direction,
      os: os,
      contentSizeCategory: text.map(UIContentSizeCategory.init) ?? .large,
      hints: hints,
      traits: traits
    )
  }

  /// What the user of a screen reader has chosen on that device.
  var speech: SpeechSettings {
    SpeechSettings(language: language, hints: hints, os: os, traits: traits)
  }
}
