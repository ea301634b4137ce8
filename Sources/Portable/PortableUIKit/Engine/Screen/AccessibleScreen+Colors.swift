package import AccessibilityTree

extension AccessibleScreen {
  /// The texts that are seen at this moment and whose colours are known, in the order of the hierarchy.
  ///
  /// - Parameter variables: The names of variables that hold objects, by the objects.
  package func coloredTexts(variables: [ObjectIdentifier: String] = [:]) -> [ColoredText] {
    let texts = Self.visibleViews(in: window).compactMap(VisibleText.init)
    let origins = origins(of: texts.map { registry.id(for: $0.view) }, variables: variables)
    return texts.compactMap { text in
      let id = registry.id(for: text.view)
      return origins[id].map { origin in
        ColoredText(
          id: id,
          text: text.text,
          origin: origin,
          foreground: text.foreground,
          background: text.background,
          isLarge: text.isLarge
        )
      }
    }
  }

  /// A view and all views in it that are seen.
  private static func visibleViews(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return [view] + view.subviews.flatMap(visibleViews)
  }
}
