public import Foundation

/// A formatter of people's names.
///
/// The one in Foundation on Linux can't be created. Names are written with the given name first; in
/// the short style a nickname replaces it.
open class PersonNameComponentsFormatter: Formatter {
  public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

  open var style = Style.default

  open class func localizedString(
    from components: PersonNameComponents,
    style nameFormatStyle: Style
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  open func string(from components: PersonNameComponents) -> String {
    let (given, family) = (components.givenName, components.familyName)
    let parts: [String?] =
      switch style {
      case .short: [components.nickname ?? given ?? family]
      case .abbreviated: [given?.first.map(String.init), family?.first.map(String.init)]
      case .default, .medium: [given, family]
      case .long:
        [components.namePrefix, given, components.middleName, family, components.nameSuffix]
      }
    return parts.compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: style == .abbreviated ? "" : " ")
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}

open class ListFormatter: Formatter {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var locale: Locale! = .ofDevice
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    join(strings, in: .ofDevice)
  }

  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
    return Self.join(texts, in: locale ?? .ofDevice)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  private static func join(_ texts: [String], in locale: Locale) -> String {
    texts.formatted(.list(type: .and).locale(locale))
  }
}
