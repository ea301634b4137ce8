public import Foundation

extension UIAccessibility {
  @preconcurrency @MainActor public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> UIAccessibility.GuidedAccessRestrictionState { .allow }
  @preconcurrency @MainActor public static func requestGuidedAccessSession(
    enabled enable: Bool,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) { completionHandler(false) }

  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(enabled enable: Bool) async -> Bool { false }
  public enum GuidedAccessRestrictionState: Int, Sendable { case allow, deny }
}

@preconcurrency @MainActor public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState
  )
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
  func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
  public func detailTextForGuidedAccessRestriction(
    withIdentifier restrictionIdentifier: String
  ) -> String? { nil }
}

@preconcurrency @MainActor public protocol UIAccessibilityReadingContent {
  func accessibilityLineNumber(for point: CGPoint) -> Int
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  func accessibilityPageContent() -> String?
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
    nil
  }
  public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }
}

extension NSAttributedString.Key {
  public static let accessibilitySpeechLanguage = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeLanguage"
  )
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeIPANotation"
  )
  public static let accessibilitySpeechPitch = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePitch"
  )
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributePunctuation"
  )
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut"
  )
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeQueueAnnouncement"
  )
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority"
  )
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel"
  )
  public static let accessibilityTextCustom = NSAttributedString.Key(
    "UIAccessibilityTextAttributeCustom"
  )
  public static let accessibilityTextualContext = NSAttributedString.Key(
    "UIAccessibilityTextAttributeContext"
  )
}

@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
