public import Foundation

/// A detail of an element that is read on demand.
open class AXCustomContent: NSObject, NSCopying {
  /// When a detail is spoken.
  public enum Importance: UInt, Sendable { case `default`, high }

  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  /// When the detail is spoken.
  open var importance = Importance.default

  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value)
    )
  }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An object that offers details on demand.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
  /// A closure that gives the details; Apple's requirement is optional, so nothing keeps it here.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { nil }
    set {}
  }
}

public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?
