public import Foundation

extension String {
  /// A text that is looked up in tables of translations; here it stands for itself.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let text: String

    /// Creates a value from a text.
    public init(_ value: String) {
      text = value
    }

    /// Creates a value from a text.
    public init(stringLiteral value: String) {
      text = value
    }
  }

  /// Creates a text from one that would be looked up; there are no tables here.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.text
  }

  /// Creates a text under a key that would be looked up; there are no tables here.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = defaultValue.text
  }
}
