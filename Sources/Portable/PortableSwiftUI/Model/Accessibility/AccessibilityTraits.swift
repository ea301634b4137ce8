import PortableUIKit

public struct AccessibilityTraits: SetAlgebra, Sendable {
  var uiKitEquivalent: UIAccessibilityTraits

  init(_ traits: UIAccessibilityTraits) { uiKitEquivalent = traits }
  public init() { uiKitEquivalent = [] }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isImage = AccessibilityTraits(.image)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  public static let isStaticText = AccessibilityTraits(.staticText)
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  public static let isModal = AccessibilityTraits(.modal)
  public static let isToggle = AccessibilityTraits([.toggle, .button])
  public static let isTabBar = AccessibilityTraits(.tabBar)

  public func contains(_ member: AccessibilityTraits) -> Bool {
    uiKitEquivalent.contains(member.uiKitEquivalent)
  }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(uiKitEquivalent.union(other.uiKitEquivalent))
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(uiKitEquivalent.intersection(other.uiKitEquivalent))
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(uiKitEquivalent.symmetricDifference(other.uiKitEquivalent))
  }

  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    uiKitEquivalent.formUnion(newMember.uiKitEquivalent)
    return (isNew, newMember)
  }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let isThere = contains(member)
    uiKitEquivalent.subtract(member.uiKitEquivalent)
    return isThere ? member : nil
  }

  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  public mutating func formUnion(_ other: AccessibilityTraits) {
    uiKitEquivalent.formUnion(other.uiKitEquivalent)
  }

  public mutating func formIntersection(_ other: AccessibilityTraits) {
    uiKitEquivalent.formIntersection(other.uiKitEquivalent)
  }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    uiKitEquivalent.formSymmetricDifference(other.uiKitEquivalent)
  }
}
