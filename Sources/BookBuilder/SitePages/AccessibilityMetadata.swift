/// What a page asks of its readers' senses, in the words of schema.org.
///
/// Source: the vocabulary of schema.org's accessibility properties kept by the W3C's Publishing
/// Community. Every claim is one that the checks of this build hold.
struct AccessibilityMetadata: Encodable {
  /// The senses that take in all there is.
  let accessMode: [String]
  /// The senses that are enough: every picture has words that say the same; a page without them is not
  /// written.
  let accessModeSufficient = ["textual"]
  /// What helps.
  let accessibilityFeature: [String]
  /// What may harm.
  let accessibilityHazard = ["none"]
  /// What the page is worked with.
  let accessibilityControl = ["fullKeyboardControl", "fullTouchControl"]

  /// - Parameter showsPictures: whether there is something to look at beside text.
  init(showsPictures: Bool) {
    accessMode = showsPictures ? ["textual", "visual"] : ["textual"]
    accessibilityFeature =
      ["structuralNavigation", "readingOrder", "displayTransformability"]
      + (showsPictures ? ["alternativeText"] : [])
  }
}
