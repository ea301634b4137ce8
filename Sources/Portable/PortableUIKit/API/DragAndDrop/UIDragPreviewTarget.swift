import Foundation

/// Where something that is dragged stands.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
