import PortableUIKit

public struct AccessibilityTraits: SetAlgebra, Sendable {
  var inUIKit: UIAccessibilityTraits

  init(_ traits: UIAccessibilityTraits) { inUIKit = traits }
  public init() { inUIKit = [] }

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

  public func contains(_ member: AccessibilityTraits) -> Bool { inUIKit.contains(member.inUIKit) }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(inUIKit.union(other.inUIKit))
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(inUIKit.intersection(other.inUIKit))
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(inUIKit.symmetricDifference(other.inUIKit))
  }

  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    inUIKit.formUnion(newMember.inUIKit)
    return (isNew, newMember)
  }

  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let isThere = contains(member)
    inUIKit.subtract(member.inUIKit)
    return isThere ? member : nil
  }

  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { inUIKit.formUnion(other.inUIKit) }

  public mutating func formIntersection(_ other: AccessibilityTraits) {
    inUIKit.formIntersection(other.inUIKit)
  }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    inUIKit.formSymmetricDifference(other.inUIKit)
  }
}
