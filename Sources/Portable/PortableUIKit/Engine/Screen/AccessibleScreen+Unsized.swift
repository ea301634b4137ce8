package import AccessibilityTree

extension AccessibleScreen {
  /// The elements that nobody finds at this moment, because layout gave them no size.
  ///
  /// Those without a text count only if nothing else is on the screen.
  ///
  /// - Parameter variables: The names of variables that hold objects, by the objects.
  package func unsizedElements(
    variables: [ObjectIdentifier: String] = [:]
  ) -> [UnsizedElement] {
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
}
