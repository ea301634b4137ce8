import Foundation

/// The look of a tool bar; it is kept and not drawn.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {}
