extension ViewGraph {
  /// Renders again when an object tells that it changes.
  func observe(_ object: some ObservableObject) {
    let publisher =
      object.objectWillChange as? ObservableObjectPublisher ?? ObservableObjectPublisher.of(object)
    publisher.observe(for: self) { [weak self] in self?.requestUpdate() }
  }
}
