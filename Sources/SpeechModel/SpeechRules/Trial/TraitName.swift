import AccessibilityTree

struct TraitName: Hashable, Sendable {
  let trait: AccessibilityTraits
  /// The name in the URL query, which is UIKit's where that is public.
  let name: String
  let isPublic: Bool
  let swiftUI: String?

  private init(
    _ trait: AccessibilityTraits,
    _ name: String,
    isPublic: Bool = false,
    swiftUI: String? = nil
  ) {
    self.trait = trait
    self.name = name
    self.isPublic = isPublic
    self.swiftUI = swiftUI
  }

  /// All traits with a name.
  ///
  /// Source: Apple's documentation of UIAccessibilityTraits and of SwiftUI's AccessibilityTraits;
  /// certainty A. Names that are private in UIKit: AXTraits.h in facebook/idb.
  static let all: [TraitName] = [
    TraitName(.button, "button", isPublic: true, swiftUI: "isButton"),
    TraitName(.link, "link", isPublic: true, swiftUI: "isLink"),
    TraitName(.image, "image", isPublic: true, swiftUI: "isImage"),
    TraitName(.selected, "selected", isPublic: true, swiftUI: "isSelected"),
    TraitName(.playsSound, "playsSound", isPublic: true, swiftUI: "playsSound"),
    TraitName(.keyboardKey, "keyboardKey", isPublic: true, swiftUI: "isKeyboardKey"),
    TraitName(.staticText, "staticText", isPublic: true, swiftUI: "isStaticText"),
    TraitName(.summaryElement, "summaryElement", isPublic: true, swiftUI: "isSummaryElement"),
    TraitName(.notEnabled, "notEnabled", isPublic: true),
    TraitName(
      .updatesFrequently,
      "updatesFrequently",
      isPublic: true,
      swiftUI: "updatesFrequently"
    ),
    TraitName(.searchField, "searchField", isPublic: true, swiftUI: "isSearchField"),
    TraitName(
      .startsMediaSession,
      "startsMediaSession",
      isPublic: true,
      swiftUI: "startsMediaSession"
    ),
    TraitName(.adjustable, "adjustable", isPublic: true),
    TraitName(
      .allowsDirectInteraction,
      "allowsDirectInteraction",
      isPublic: true,
      swiftUI: "allowsDirectInteraction"
    ),
    TraitName(.causesPageTurn, "causesPageTurn", isPublic: true, swiftUI: "causesPageTurn"),
    TraitName(.tabBar, "tabBar", isPublic: true),
    TraitName(.header, "header", isPublic: true, swiftUI: "isHeader"),
    TraitName(.textEntry, "textEntry"),
    TraitName(.pickerElement, "pickerElement"),
    TraitName(.radioButton, "radioButton"),
    TraitName(.isEditing, "isEditing"),
    TraitName(.statusBarItem, "statusBarItem"),
    TraitName(.secureTextField, "secureTextField"),
    TraitName(.inactive, "inactive"),
    TraitName(.footer, "footer"),
    TraitName(.backButton, "backButton"),
    TraitName(.tabBarItem, "tabBarItem"),
    TraitName(.visited, "visited"),
    TraitName(.draggable, "draggable"),
    TraitName(.popUpButton, "popUpButton"),
    TraitName(.supportsZoom, "supportsZoom", isPublic: true),
    TraitName(.textArea, "textArea"),
    TraitName(.folder, "folder"),
    TraitName(.menuItem, "menuItem"),
    TraitName(.toggleButton, "toggleButton", isPublic: true, swiftUI: "isToggle"),
    TraitName(.alert, "alert"),
    TraitName(.icon, "icon"),
  ]

  static func names(in traits: AccessibilityTraits) -> [TraitName] {
    all.filter { traits.contains($0.trait) }
  }
}
