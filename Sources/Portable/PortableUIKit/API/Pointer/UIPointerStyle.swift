import Foundation

/// The shape of the pointer; it is not shown here.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Creates a shape with an effect on the view.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    super.init()
  }
}

/// The shape of a pointer.
public enum UIPointerShape {
  /// An outline.
  case path(UIBezierPath)
}

/// What a pointer does to the view below it.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// What suits the view.
  case automatic(UITargetedPreview)
  /// It is lit up.
  case highlight(UITargetedPreview)
  /// It is lifted.
  case lift(UITargetedPreview)
}
