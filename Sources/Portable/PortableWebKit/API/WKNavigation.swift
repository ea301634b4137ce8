public import Foundation

/// A step from page to page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}
