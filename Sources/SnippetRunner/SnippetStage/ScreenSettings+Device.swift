import AccessibilityTesting
import PortableUIKit
import SnippetMessages

extension ScreenSettings {
  /// The device that the settings describe.
  var simulatedDevice: SimulatedDevice {
    SimulatedDevice(
      language: language,
      kind: device,
      direction: direction,
      os: os,
      contentSizeCategory: contentSizeCategory,
      hints: hints,
      traits: traits
    )
  }

  /// The size of text by UIKit's name.
  var contentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(rawValue: text.category) }
}
