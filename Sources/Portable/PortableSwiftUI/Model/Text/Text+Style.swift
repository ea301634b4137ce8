public import Foundation
import PortableUIKit

extension Text {
  public func font(_ font: Font?) -> Text {
    var copy = self
    copy.ownFont = font
    return copy
  }

  public func bold(_ isActive: Bool = true) -> Text { fontWeight(isActive ? .bold : ownWeight) }
  public func italic(_ isActive: Bool = true) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var copy = self
    copy.ownWeight = weight
    return copy
  }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { painted(color.map { .color($0) }) }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { painted(Foreground(style)) }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  public func accessibilityLabel(_ label: Text) -> Text {
    var copy = self
    copy.spokenLabel = label.spokenLabel ?? label.plain
    return copy
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Sets the heading level, which is spoken only with the trait `isHeader`.
  ///
  /// Source: CVS Health; certainty B.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    var copy = self
    copy.headingLevel = Int(level.rawValue)
    return copy
  }

  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    speaking(.accessibilitySpeechSpellOut, .flag(value))
  }

  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    speaking(.accessibilitySpeechPunctuation, .flag(value))
  }

  public func speechAdjustedPitch(_ value: Double) -> Text {
    speaking(.accessibilitySpeechPitch, .number(value + 1))
  }

  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    speaking(.accessibilitySpeechQueueAnnouncement, .flag(value))
  }

  /// Sets the style unless the text already has one: inner modifiers win.
  private func painted(_ style: Foreground?) -> Text {
    guard ownForeground == nil else { return self }
    var copy = self
    copy.ownForeground = style
    return copy
  }

  private func speaking(_ key: NSAttributedString.Key, _ value: SpeechAttribute) -> Text {
    var copy = self
    copy.speech[key] = value
    return copy
  }
}
