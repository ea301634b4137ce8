public import Foundation
public import PortableUIKit

/// Makes a delegate of UIKit for an app of SwiftUI; no app runs here, so none is made.
@preconcurrency @MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  /// Takes the type of the delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate of a running app.
  public var wrappedValue: DelegateType {
    preconditionFailure("no app runs here, so it has no delegate")
  }
}
