public import Foundation

@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open private(set) var textContainers: [NSTextContainer] = []
  public override init() { super.init() }
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  open func ensureLayout(for container: NSTextContainer) {}
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int { 0 }
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange { charRange }
  open func boundingRect(
    forGlyphRange glyphRange: NSRange,
    in container: NSTextContainer
  ) -> CGRect { CGRect(origin: .zero, size: container.size) }
  open func usedRect(for container: NSTextContainer) -> CGRect {
    CGRect(origin: .zero, size: container.size)
  }
}

@preconcurrency @MainActor open class NSTextContainer: NSObject {
  open var lineFragmentPadding: CGFloat = 5
  open var maximumNumberOfLines = 0
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  open var size: CGSize = .zero
  open var widthTracksTextView = false
  open var heightTracksTextView = false
}

open class NSTextStorage: NSMutableAttributedString {
  open override func beginEditing() {}
  open override func endEditing() {}
}
open class NSShadow: NSObject {
  open var shadowOffset: CGSize = .zero
  open var shadowBlurRadius: CGFloat = 0
  open var shadowColor: Any?
}

public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  public static let link = UIDataDetectorTypes(rawValue: 2)
  public static let address = UIDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}
