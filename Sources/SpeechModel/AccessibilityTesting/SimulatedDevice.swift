public import AccessibilityTree
import AssistiveTechnology
public import PortableUIKit
public import SpeechRules

/// A device as its user has set it up.
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
  /// The language of the device as a BCP 47 tag; one without words falls back to English.
  public var language: String
  /// The kind of device: an iPhone of 402 × 874 points, or an iPad of 820 × 1180.
  public var kind: AccessibilityTree.Device
  /// The direction in which a line is read.
  public var direction: AccessibilityTree.LayoutDirection
  /// The version of iOS, from which the look of screens and the colours of the system follow, too.
  public var os: SystemVersion
  /// The size of text the user prefers.
  public var contentSizeCategory: UIContentSizeCategory
  /// Whether hints are spoken.
  public var hints: Bool
  /// Where trait words are spoken; ignored before iOS 18.
  public var traits: TraitPosition

  /// Creates a device; without arguments an iPhone in English with the latest modelled iOS.
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

  /// Makes the device the one that views are made for from now on.
  ///
  /// ``SimulatedScreen`` does so before it asks for its content, for as long as it is kept; call this
  /// for views that are made earlier, since they choose their fonts and words when they are made.
  @MainActor
  public func use() {
    DeviceSettings.current = settings
    SimulatedScreen.settingsWithoutScreens = settings
  }

  /// The settings of the user who looks.
  var settings: DeviceSettings {
    DeviceSettings(
      language: language,
      device: kind,
      direction: direction,
      os: os,
      contentSizeCategory: contentSizeCategory
    )
  }

  /// The settings of the user who listens.
  var speech: SpeechSettings {
    SpeechSettings(language: language, hints: hints, os: os, traits: traits)
  }
}
