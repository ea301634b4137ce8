public import Foundation

/// An object that is told which screen of a stack is shown; nothing is asked of it yet.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {}
