/// What a page tells search engines about itself.
///
/// Source: schema.org, CreativeWork.
struct PageFacts: Encodable {
  /// The vocabulary.
  let context = "https://schema.org"
  /// What kind of page it is.
  let type: String
  /// Its language, as a BCP 47 tag.
  let inLanguage: String
  /// Whether it costs nothing.
  let isAccessibleForFree = true
  /// Its address, if the site has one.
  let url: String?
  /// The day of its last change, if that is known.
  let dateModified: String?
  /// What it asks of its readers' senses.
  let accessibility: AccessibilityMetadata

  private enum CodingKeys: String, CodingKey {
    case context = "@context"
    case type = "@type"
    case inLanguage, isAccessibleForFree, url, dateModified
  }

  func encode(to encoder: any Encoder) throws {
    var page = encoder.container(keyedBy: CodingKeys.self)
    try page.encode(context, forKey: .context)
    try page.encode(type, forKey: .type)
    try page.encode(inLanguage, forKey: .inLanguage)
    try page.encode(isAccessibleForFree, forKey: .isAccessibleForFree)
    try page.encodeIfPresent(url, forKey: .url)
    try page.encodeIfPresent(dateModified, forKey: .dateModified)
    // Its properties are the page's own.
    try accessibility.encode(to: encoder)
  }
}
