public import AccessibilityTree
public import PortableUIKit
public import SpeechRules

/// A simulated device with the settings of its user.
///
/// ```swift
/// import AccessibilityTesting
/// import UIKit
///
/// let link = UIButton(type: .system)
/// link.setTitle("Оплатить", for: .normal)
/// let russian = SimulatedDevice(language: "ru", kind: .pad)
/// print(await SimulatedScreen(showing: link, on: russian).walk().lines)
/// ```
///
/// ```output
/// ["Оплатить, Кнопка"]
/// ```
public struct SimulatedDevice: Hashable, Sendable {
  /// The language of the device as a BCP 47 tag.
  ///
  /// Languages without a vocabulary fall back to English.
  public var language: String
  /// The kind of device: an iPhone of 402 × 874 points, or an iPad of 820 × 1180.
  public var kind: AccessibilityTree.Device
  /// The direction in which a row is read.
  public var direction: AccessibilityTree.LayoutDirection
  /// The version of iOS, which also determines the design of the screen and the system colours.
  public var os: SystemVersion
  /// The user's preferred text size.
  public var contentSizeCategory: UIContentSizeCategory
  /// Whether VoiceOver speaks hints.
  public var hints: Bool
  /// Whether VoiceOver speaks trait words before or after the label; ignored before iOS 18.
  public var traits: TraitPosition

  /// Creates a device; by default an iPhone in English with the latest modelled iOS.
  public init(
    language: String = "en",
    kind: AccessibilityTree.Device = .phone,
    direction: AccessibilityTree.LayoutDirection = .leftToRight,
    os: SystemVersion = .latest,
    contentSizeCategory: UIContentSizeCategory = .large,
    hints: Bool = true,
    traits: TraitPosition = .after
  ) {
    self.language = language
    self.kind = kind
    self.direction = direction
    self.os = os
    self.contentSizeCategory = contentSizeCategory
    self.hints = hints
    self.traits = traits
  }

  /// Makes this the device for which views are created from now on.
  ///
  /// Views choose their fonts and words when they are created. ``SimulatedScreen`` therefore calls
  /// this before it evaluates its content, and restores the previous device when the last screen is
  /// released. Call it yourself for views that you create earlier.
  @MainActor
  public func makeCurrent() {
    DeviceSettings.current = settings
    SimulatedScreen.baseSettings = settings
  }

  var settings: DeviceSettings {
    DeviceSettings(
      language: language,
      device: kind,
      direction: direction,
      os: os,
      contentSizeCategory: contentSizeCategory
    )
  }

  var speech: SpeechSettings {
    SpeechSettings(language: language, hints: hints, os: os, traits: traits)
  }
}
