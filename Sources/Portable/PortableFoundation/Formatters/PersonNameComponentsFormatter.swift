public import Foundation

/// A formatter of names of people.
///
/// Foundation for Linux has one that cannot be created. Names are written with the given name first; a
/// nickname takes its place in the short style.
open class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As suits the device: the medium one.
    case `default` = 0
    /// A part.
    case short = 1
    /// Given and family name.
    case medium = 2
    /// Everything.
    case long = 3
    /// The first letters.
    case abbreviated = 4
  }

  /// How much of a name is written.
  open var style = Style.default

  /// Gives a name in a style.
  open class func localizedString(
    from components: PersonNameComponents,
    style nameFormatStyle: Style
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  /// Gives a name.
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

  /// Gives a name that comes as an object; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string(from:))
  }
}
