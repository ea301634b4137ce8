@_exported public import Foundation

// Apple's Accessibility hands Foundation on to whoever imports it.
