import Foundation

/// What web views share with each other; here nothing.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {}
