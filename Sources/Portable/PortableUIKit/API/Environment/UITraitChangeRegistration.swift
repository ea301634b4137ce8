public import Foundation

/// A wish to be told when the device changes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
