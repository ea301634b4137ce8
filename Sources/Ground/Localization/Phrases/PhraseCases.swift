import Plurals

/// A phrase in several forms, by the name of the case each is for.
///
/// One text in place of a mapping is the form for all cases: `other`.
struct PhraseCases: Decodable {
  let texts: [String: String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      texts = [PluralCategory.other.rawValue: text]
    } else {
      texts = try container.decode([String: String].self)
    }
  }
}
