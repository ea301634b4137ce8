@_exported public import Foundation

// Like Apple's Accessibility, this module re-exports Foundation.
