/// What a shape of content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: Int

  /// Creates a set from its number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where fingers are answered.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is seen while something is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is seen above a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What is seen below a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The frame of assistive technologies.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
