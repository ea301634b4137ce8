package import AccessibilityTree
import PortableFoundation

/// The device a screen belongs to, as the user has set it up.
package struct DeviceSettings: Sendable {
  /// The language of the system's own words, as a BCP 47 tag.
  package var language: String
  /// The kind of device.
  package var device: AccessibilityTree.Device
  /// The direction in which a line is read.
  package var direction: AccessibilityTree.LayoutDirection
  /// The version of iOS.
  package var os: SystemVersion
  /// The size of text the user prefers.
  package var contentSizeCategory: UIContentSizeCategory
  /// The look of the system.
  package var look: SystemLook

  /// Creates settings; without arguments those of an iPhone in English.
  package init(
    language: String = "en",
    device: AccessibilityTree.Device = .phone,
    direction: AccessibilityTree.LayoutDirection = .leftToRight,
    os: SystemVersion = .latest,
    contentSizeCategory: UIContentSizeCategory = .large
  ) {
    self.language = language
    self.device = device
    self.direction = direction
    self.os = os
    self.contentSizeCategory = contentSizeCategory
    look = os.look
  }

  /// Whether the device is an iPhone.
  var isPhone: Bool { device == .phone }
  /// Whether a line is read from right to left.
  var isRightToLeft: Bool { direction == .rightToLeft }

  /// The settings in force; set them before views are made, since fonts are chosen at that time.
  @MainActor package static var current = DeviceSettings() {
    didSet {
      DeviceLanguage.current = current.language
      SystemPalette.current.look = current.look
    }
  }
}
