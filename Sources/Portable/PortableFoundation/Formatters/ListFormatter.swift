public import Foundation

/// A formatter of lists in words, such as “a, b, and c”.
open class ListFormatter: Formatter {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The language; that of the device at first.
  open var locale: Locale! = .ofDevice
  /// A formatter of the items.
  open var itemFormatter: Formatter?

  /// Joins texts in the language of the device.
  open class func localizedString(byJoining strings: [String]) -> String {
    join(strings, in: .ofDevice)
  }

  /// Joins items; `nil` if one has no text.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
    return Self.join(texts, in: locale ?? .ofDevice)
  }

  /// Joins items that come as one value; `nil` if it is no list.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  private static func join(_ texts: [String], in locale: Locale) -> String {
    texts.formatted(.list(type: .and).locale(locale))
  }
}
