public import Foundation
import PortableFoundation
import PortableUIKit

/// A text that is read and not changed.
public struct Text: Equatable {
  /// The text without marks.
  var plain: String
  var ownFont: Font?
  var ownWeight: Font.Weight?
  /// What the letters are painted with; `nil` as the surroundings want it.
  var ownForeground: Foreground?
  /// How the text is spoken.
  var speech: [NSAttributedString.Key: TextSpeech] = [:]
  /// What is said in place of the text.
  var spokenLabel: String?
  var headingLevel = 0

  /// Shows a text as it stands.
  public init(verbatim content: String) {
    plain = content
  }

  /// Shows a text as it stands.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Shows a text of the app's tables.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(verbatim: key.plain)
  }

  /// Shows a text with attributes; a literal is a key instead.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: String(attributedContent.characters))
    // Its letters may have colours of their own.
    if attributedContent.runs.contains(where: { $0.attributes != AttributeContainer() }) {
      ownForeground = .guessed(.primary)
    }
  }

  /// Shows a value in a form.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Shows a symbol within a text.
  public init(_ image: Image) {
    self.init(verbatim: image.spokenName ?? "")
  }

  /// Shows a date.
  public init(_ date: Date, style: DateStyle) {
    switch style {
    case .time: self.init(date, format: Self.form(date: .omitted, time: .shortened))
    default: self.init(date, format: Self.form(date: .long, time: .omitted))
    }
  }

  private static func form(
    date: Date.FormatStyle.DateStyle,
    time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(date: date, time: time, locale: .ofDevice)
  }

  /// The form of a date.
  public enum DateStyle: Hashable, Sendable {
    /// The time of day.
    case time
    /// The day.
    case date
    /// How long ago or ahead.
    case relative
    /// How far away.
    case offset
    /// A clock that counts.
    case timer
  }

  /// Two texts as one.
  public static func + (left: Text, right: Text) -> Text {
    var sum = left
    sum.plain += right.plain
    // Letters of two colours have no one contrast.
    if left.ownForeground != right.ownForeground {
      sum.ownForeground = .guessed(left.ownForeground?.plainColor ?? .primary)
    }
    if left.ownWeight != right.ownWeight { sum.ownWeight = nil }
    if left.spokenLabel != nil || right.spokenLabel != nil {
      sum.spokenLabel = (left.spokenLabel ?? left.plain) + (right.spokenLabel ?? right.plain)
    }
    return sum
  }

  /// What is said, with how it is said.
  var spoken: NSAttributedString {
    var attributes = speech.mapValues { $0.value as Any }
    if headingLevel > 0 {
      attributes[.accessibilityTextHeadingLevel] = headingLevel
    }
    return NSAttributedString(string: spokenLabel ?? plain, attributes: attributes)
  }
}

/// A value of an attribute of speech.
enum TextSpeech: Equatable {
  case flag(Bool)
  case number(Double)

  var value: Any {
    switch self {
    case .flag(let flag): flag
    case .number(let number): number
    }
  }
}
