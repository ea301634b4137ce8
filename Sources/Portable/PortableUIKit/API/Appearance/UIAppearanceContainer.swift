import Foundation

/// An object that can hold others whose look is described for all of them.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}
