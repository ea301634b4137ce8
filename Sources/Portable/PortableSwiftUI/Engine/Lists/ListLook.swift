/// What a list looks like.
enum ListLook {
  /// Rows over the whole width with lines between them.
  case plain
  /// Groups of rows on surfaces over the whole width.
  case grouped
  /// Groups of rows on surfaces with round corners.
  case insetGrouped

  /// The look of a style; on an iPhone the usual one is that of groups with round corners.
  ///
  /// Source: Apple, documentation of `ListStyle` and `InsetGroupedListStyle`, AccessibilitySnapshot’s images
  /// of lists; A.
  init(_ style: some ListStyle) {
    self =
      switch style {
      case is PlainListStyle, is InsetListStyle: .plain
      case is GroupedListStyle: .grouped
      default: .insetGrouped
      }
  }

  /// Whether headers are in capitals before iOS 26.
  var headersAreCapital: Bool { self != .plain }
}
