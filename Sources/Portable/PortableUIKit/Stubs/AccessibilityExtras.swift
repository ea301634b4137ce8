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
  private static func key(_ name: String) -> Self { Self("UIAccessibility\(name)") }
  public static let accessibilitySpeechLanguage = key("SpeechAttributeLanguage")
  public static let accessibilitySpeechIPANotation = key("SpeechAttributeIPANotation")
  public static let accessibilitySpeechPitch = key("SpeechAttributePitch")
  public static let accessibilitySpeechPunctuation = key("SpeechAttributePunctuation")
  public static let accessibilitySpeechSpellOut = key("SpeechAttributeSpellOut")
  public static let accessibilitySpeechQueueAnnouncement = key("SpeechAttributeQueueAnnouncement")
  public static let accessibilitySpeechAnnouncementPriority = key(
    "SpeechAttributeAnnouncementPriority"
  )
  public static let accessibilityTextHeadingLevel = key("TextAttributeHeadingLevel")
  public static let accessibilityTextCustom = key("TextAttributeCustom")
  public static let accessibilityTextualContext = key("TextAttributeContext")
}

@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
