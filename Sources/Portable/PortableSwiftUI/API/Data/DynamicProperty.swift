/// A property of a view that keeps or reads something between renderings.
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Is called before the body of the view is read.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
