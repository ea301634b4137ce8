public import Foundation

/// An object that offers details on demand.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The details, in the order in which they are offered.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// A closure that gives the details.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
  /// A closure that gives the details; Apple's requirement is optional, so nothing keeps it here.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { nil }
    set {}
  }
}
