public import Foundation
import PortableFoundation

/// A text that an app looks up in its string tables; here the key itself is shown.
///
/// As on a device, inline Markdown is removed and integers are grouped. Source: CVS Health's
/// legends; certainty A.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { self.init(stringInterpolation.text) }

  var markdown: InlineMarkdown { InlineMarkdown(text) }
  var plain: String { markdown.plain }

  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation(_ text: Text) { self.text += text.markdown }
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      text += resource.shown
    }

    /// Adds a symbol, which is spoken with its usual name; certainty C.
    public mutating func appendInterpolation(_ image: Image) { text += image.spokenName ?? "" }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      text += Text(attributedString).markdown
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      text += Text(date, style: style).plain
    }

    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      text += Int(value).formatted(.number.locale(.ofDevice))
    }

    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      text += format.format(input)
    }

    public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
  }
}
