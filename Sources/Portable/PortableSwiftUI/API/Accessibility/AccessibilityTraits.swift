import PortableUIKit

/// What an element is and in which state.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var inUIKit: UIAccessibilityTraits

  init(_ traits: UIAccessibilityTraits) {
    inUIKit = traits
  }

  /// Creates one.
  public init() {
    inUIKit = []
  }

  /// Does something when it is activated.
  public static let isButton = AccessibilityTraits(.button)
  /// Stands above a part of the screen.
  public static let isHeader = AccessibilityTraits(.header)
  /// Is chosen.
  public static let isSelected = AccessibilityTraits(.selected)
  /// Leads to a page.
  public static let isLink = AccessibilityTraits(.link)
  /// Is a field to search with.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// Is a picture.
  public static let isImage = AccessibilityTraits(.image)
  /// Plays a sound when it is activated.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// Is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// Is text that cannot be changed.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// Tells what is going on.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// Changes all the time.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Starts what is to be listened to.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Is touched as if VoiceOver were off.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// Turns the page after its text.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// Hides what is around it.
  public static let isModal = AccessibilityTraits(.modal)
  /// Is on or off; iOS 17.
  public static let isToggle = AccessibilityTraits([.toggle, .button])
  /// Is a row of tabs; iOS 17.
  public static let isTabBar = AccessibilityTraits(.tabBar)

  /// Whether all traits of another set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { inUIKit.contains(member.inUIKit) }

  /// The traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(inUIKit.union(other.inUIKit))
  }

  /// The traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(inUIKit.intersection(other.inUIKit))
  }

  /// The traits that are in one of the sets only.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(inUIKit.symmetricDifference(other.inUIKit))
  }

  /// Adds traits.
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    inUIKit.formUnion(newMember.inUIKit)
    return (isNew, newMember)
  }

  /// Takes traits away.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let isThere = contains(member)
    inUIKit.subtract(member.inUIKit)
    return isThere ? member : nil
  }

  /// Adds traits.
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    insert(newMember).inserted ? nil : newMember
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) {
    inUIKit.formUnion(other.inUIKit)
  }

  /// Keeps the traits that are in another set, too.
  public mutating func formIntersection(_ other: AccessibilityTraits) {
    inUIKit.formIntersection(other.inUIKit)
  }

  /// Keeps the traits that are in one of the sets only.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    inUIKit.formSymmetricDifference(other.inUIKit)
  }
}
