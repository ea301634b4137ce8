public import Foundation
import PortableFoundation

/// A text that is looked up in an app's tables; here it stands for itself.
///
/// As in Apple's, marks of Markdown are taken out and whole numbers are grouped.
/// Source: CVS Health's legends; certainty A.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Takes a text.
  public init(_ value: String) {
    text = value
  }

  /// Takes a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Takes a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.text)
  }

  /// The text without marks.
  var plain: String { InlineMarkdown(text).plain }

  /// A literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates one.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Puts a piece of the literal into the text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Puts a value into the text.
    public mutating func appendInterpolation(_ string: String) { text += string }

    /// Puts a value into the text.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.plain }

    /// Puts a symbol into the text; its word is that of the symbol anywhere else; certainty C.
    public mutating func appendInterpolation(_ image: Image) { text += image.spokenName ?? "" }

    /// Puts a text with attributes into the text.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      text += String(attributedString.characters)
    }

    /// Puts a date into the text.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += Text(date, style: style).plain
    }

    /// Puts a value into the text.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      text += Int(value).formatted(.number.locale(.ofDevice))
    }

    /// Puts a value into the text.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Puts a value into the text.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      text += format.format(input)
    }

    /// Puts a value into the text.
    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
  }
}
