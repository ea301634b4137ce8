/// What a page asks of its readers' senses, in the words of schema.org.
///
/// Source: the vocabulary of schema.org's accessibility properties kept by the W3C's Publishing
/// Community. Every claim is one that the checks of this build hold.
struct AccessibilityMetadata {
  /// Whether there is something to look at beside text.
  let showsPictures: Bool

  /// The properties in their order.
  var properties: [(String, JSON)] {
    [
      ("accessMode", .list(showsPictures ? ["textual", "visual"] : ["textual"])),
      // Every picture has words that say the same; a page without them is not written.
      ("accessModeSufficient", .list(["textual"])),
      (
        "accessibilityFeature",
        .list(
          ["structuralNavigation", "readingOrder", "displayTransformability"]
            + (showsPictures ? ["alternativeText"] : [])
        )
      ),
      ("accessibilityHazard", .list(["none"])),
      ("accessibilityControl", .list(["fullKeyboardControl", "fullTouchControl"])),
    ]
  }
}
