package import AccessibilityTree

extension AccessibleScreen {
  /// The elements that no user can find, because layout gave them no size.
  ///
  /// Elements without a text count only if nothing else is on the screen.
  ///
  /// - Parameter variables: The names of variables by the objects they hold.
  package func unsizedElements(variables: [ObjectIdentifier: String] = [:]) -> [UnsizedElement] {
    let all = TreeBuilder(registry: registry).unsizedViews(in: window)
    guard !all.isEmpty else { return [] }
    let isSilent = currentTree().nodes.isEmpty
    let views = isSilent ? all : all.filter { $0.text != nil }
    let origins = origins(of: views.map { registry.id(for: $0.view) }, variables: variables)
    return views.compactMap { found in
      let id = registry.id(for: found.view)
      return origins[id].map { origin in
        UnsizedElement(
          id: id,
          text: found.text,
          origin: origin,
          lacksWidth: found.lacksWidth,
          lacksHeight: found.lacksHeight,
          cause: found.cause
        )
      }
    }
  }

  /// The texts of views inside an element, which VoiceOver doesn't read because the element covers
  /// them.
  ///
  /// - Parameter element: An element of this screen.
  /// - Returns: The texts in the order of the subviews; empty if the element isn't a view, or is
  ///   the stop of a row, next to the other elements in it.
  package func textsConcealed(by element: ElementID) -> [String] {
    guard let view = registry.object(for: element) as? UIView,
      view.isAccessibilityElement || !(view is UITableViewCell)
    else { return [] }
    return view.subviews.flatMap(texts)
  }

  /// The titles of buttons that have one.
  package func seenTitles(of elements: [ElementID]) -> [ElementID: String] {
    var titles: [ElementID: String] = [:]
    for id in elements {
      guard let button = registry.object(for: id) as? UIButton, button.titleLabel?.isHidden != true
      else { continue }
      titles[id] = button.currentTitle?.nonEmpty
    }
    return titles
  }

  private func texts(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0, !view.accessibilityElementsHidden else { return [] }
    let ownTexts = [view.accessibilityLabel, view.accessibilityValue].compactMap { $0?.nonEmpty }
      .first
    return ownTexts.map { [$0] } ?? view.subviews.flatMap(texts)
  }

  /// The texts that are visible now and whose colors are known, in the order of the hierarchy.
  ///
  /// - Parameter variables: The names of variables by the objects they hold.
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

  private static func visibleViews(in view: UIView) -> [UIView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    return [view] + view.subviews.flatMap(visibleViews)
  }
}

extension UIView {
  package var isSheet: Bool { isShownAbove && frame.minY > 0 }

  /// Whether the views below are dimmed, as they are by alerts and most sheets.
  ///
  /// Source: Apple, `UISheetPresentationController.largestUndimmedDetentIdentifier`; certainty A.
  package var dimsViewsBelow: Bool {
    guard isShownAbove, let controller = owningController else { return false }
    if controller is UIAlertController { return true }
    return isSheet && controller.sheetPresentationController?.keepsBelowUndimmed != true
  }

  private var isShownAbove: Bool {
    superview?.accessibilityViewIsModal == true && superview?.superview is UIWindow
  }
}
