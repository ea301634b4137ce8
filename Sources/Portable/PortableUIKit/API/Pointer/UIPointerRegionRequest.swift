public import Foundation

/// Where the pointer is when an area is asked for.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place, in points.
  open var location: CGPoint { .zero }
  /// The keys that are held.
  open var modifiers: UIKeyModifierFlags { [] }
}
