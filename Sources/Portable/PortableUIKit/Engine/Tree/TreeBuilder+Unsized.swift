extension TreeBuilder {
  /// Finds the elements in a view that are left out, or cannot be seen, because layout gave them no
  /// size, in the order of the hierarchy.
  func unsizedViews(in view: UIView) -> [UnsizedView] {
    unsizedViews(in: view, container: nil, within: [])
  }

  private func unsizedViews(
    in object: UIResponder,
    container: UIView?,
    within ancestors: Set<ObjectIdentifier>
  ) -> [UnsizedView] {
    guard let view = object as? UIView, !ancestors.contains(ObjectIdentifier(view)),
      !view.accessibilityElementsHidden, !view.isHidden, view.alpha > 0
    else { return [] }
    if view.isAccessibilityElement {
      let isEmpty = view.bounds.width <= 0 || view.bounds.height <= 0
      guard isEmpty || container != nil else { return [] }
      let found = UnsizedView(view: view, container: isEmpty ? nil : container)
      return found.isMeant ? [] : [found]
    }
    let isCutOff =
      view.bounds.size == .zero && (view.clipsToBounds || explicitElements(of: view) != nil)
    return members(of: view).flatMap { member in
      unsizedViews(
        in: member,
        container: container ?? (isCutOff ? view : nil),
        within: ancestors.union([ObjectIdentifier(view)])
      )
    }
  }
}
