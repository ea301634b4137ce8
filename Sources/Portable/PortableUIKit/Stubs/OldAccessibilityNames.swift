// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names of Objective-C and of Swift before 4.2. Xcode refuses them and names the new ones; so
// does this library.
@available(*, unavailable, renamed: "UIAccessibilityTraits.none")
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
@available(*, unavailable, renamed: "UIAccessibilityTraits.button")
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
@available(*, unavailable, renamed: "UIAccessibilityTraits.link")
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
@available(*, unavailable, renamed: "UIAccessibilityTraits.header")
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
@available(*, unavailable, renamed: "UIAccessibilityTraits.searchField")
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
@available(*, unavailable, renamed: "UIAccessibilityTraits.image")
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
@available(*, unavailable, renamed: "UIAccessibilityTraits.selected")
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
@available(*, unavailable, renamed: "UIAccessibilityTraits.playsSound")
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
@available(*, unavailable, renamed: "UIAccessibilityTraits.keyboardKey")
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
@available(*, unavailable, renamed: "UIAccessibilityTraits.staticText")
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
@available(*, unavailable, renamed: "UIAccessibilityTraits.summaryElement")
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
@available(*, unavailable, renamed: "UIAccessibilityTraits.notEnabled")
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
@available(*, unavailable, renamed: "UIAccessibilityTraits.updatesFrequently")
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
@available(*, unavailable, renamed: "UIAccessibilityTraits.startsMediaSession")
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
@available(*, unavailable, renamed: "UIAccessibilityTraits.adjustable")
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
@available(*, unavailable, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits
  .allowsDirectInteraction
@available(*, unavailable, renamed: "UIAccessibilityTraits.causesPageTurn")
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
@available(*, unavailable, renamed: "UIAccessibilityTraits.tabBar")
public let UIAccessibilityTraitTabBar = UIAccessibilityTraits.tabBar
@available(*, unavailable, renamed: "UIAccessibility.Notification.screenChanged")
public let UIAccessibilityScreenChangedNotification = UIAccessibility.Notification.screenChanged
@available(*, unavailable, renamed: "UIAccessibility.Notification.layoutChanged")
public let UIAccessibilityLayoutChangedNotification = UIAccessibility.Notification.layoutChanged
@available(*, unavailable, renamed: "UIAccessibility.Notification.announcement")
public let UIAccessibilityAnnouncementNotification = UIAccessibility.Notification.announcement
@available(*, unavailable, renamed: "UIAccessibility.Notification.pageScrolled")
public let UIAccessibilityPageScrolledNotification = UIAccessibility.Notification.pageScrolled
@available(*, unavailable, renamed: "UIAccessibility.post(notification:argument:)")
@preconcurrency @MainActor public func UIAccessibilityPostNotification(
  _ notification: UIAccessibility.Notification,
  _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }
@available(*, unavailable, renamed: "getter:UIAccessibility.isVoiceOverRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
  UIAccessibility.isVoiceOverRunning
}
@available(*, unavailable, renamed: "getter:UIAccessibility.isReduceMotionEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool {
  UIAccessibility.isReduceMotionEnabled
}
@available(*, unavailable, renamed: "getter:UIAccessibility.isReduceTransparencyEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsReduceTransparencyEnabled() -> Bool {
  UIAccessibility.isReduceTransparencyEnabled
}
@available(*, unavailable, renamed: "getter:UIAccessibility.isBoldTextEnabled()")
@preconcurrency @MainActor public func UIAccessibilityIsBoldTextEnabled() -> Bool {
  UIAccessibility.isBoldTextEnabled
}
@available(*, unavailable, renamed: "getter:UIAccessibility.isSwitchControlRunning()")
@preconcurrency @MainActor public func UIAccessibilityIsSwitchControlRunning() -> Bool {
  UIAccessibility.isSwitchControlRunning
}
@available(*, unavailable, renamed: "getter:UIAccessibility.isDarkerSystemColorsEnabled()")
@preconcurrency @MainActor public func UIAccessibilityDarkerSystemColorsEnabled() -> Bool {
  UIAccessibility.isDarkerSystemColorsEnabled
}
