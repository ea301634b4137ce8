public import Foundation

/// A change of what lies behind a view; nothing is drawn.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}
