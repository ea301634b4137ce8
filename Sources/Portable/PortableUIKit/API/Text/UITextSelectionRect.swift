public import Foundation

/// An area of chosen text.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The area, in points.
  open var rect: CGRect { .zero }
  /// Whether the chosen text begins here.
  open var containsStart: Bool { false }
  /// Whether the chosen text ends here.
  open var containsEnd: Bool { false }
  /// Whether lines stand upright.
  open var isVertical: Bool { false }
}
