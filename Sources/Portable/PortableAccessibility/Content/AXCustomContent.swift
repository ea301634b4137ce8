public import Foundation

/// A detail of an element that is read on demand.
open class AXCustomContent: NSObject, NSCopying {
  /// When a detail is spoken.
  public enum Importance: UInt, Sendable {
    /// On demand.
    case `default` = 0
    /// Together with the element.
    case high = 1
  }

  /// What the detail is about, with attributes of speech.
  public let attributedLabel: NSAttributedString
  /// What the detail says, with attributes of speech.
  public let attributedValue: NSAttributedString
  /// When the detail is spoken.
  open var importance = Importance.default

  /// What the detail is about.
  open var label: String { attributedLabel.string }
  /// What the detail says.
  open var value: String { attributedValue.string }

  /// Creates a detail.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label),
      attributedValue: NSAttributedString(string: value)
    )
  }

  /// Creates a detail whose texts have attributes of speech.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString)
  {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  /// Gives a detail with the same texts and importance.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}
