import Localization
package import Markup

extension InterfaceWords {
  /// The side from which a language is read.
  ///
  /// Source: Unicode CLDR, the order of characters in each language's layout.
  package static func direction(of language: String) -> WritingDirection {
    let name = language.prefix { $0 != "-" }.lowercased()
    return rightToLeft.contains(name) ? .rightToLeft : .leftToRight
  }

  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
}
