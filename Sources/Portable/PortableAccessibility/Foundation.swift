// Apple's Accessibility hands Foundation on to whoever imports it.
@_exported public import Foundation
