import Foundation

/// The buttons beside the suggestions above the keyboard; they are not shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the buttons may be hidden.
  open var allowsHidingShortcuts = true
  /// The buttons before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The buttons behind the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
