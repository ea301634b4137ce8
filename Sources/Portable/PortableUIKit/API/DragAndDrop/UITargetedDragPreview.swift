import Foundation

/// What is seen of something that is dragged, and where.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}
