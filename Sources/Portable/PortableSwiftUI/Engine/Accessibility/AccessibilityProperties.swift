import AccessibilityTree
import Foundation
import PortableUIKit

/// The accessibility properties of one element, as modifiers and controls set them.
struct AccessibilityProperties {
  var label: NSAttributedString?
  /// Whether the label is only the spoken name of a symbol, which isn't joined with other labels.
  var isSymbolName = false
  /// The names of images in the label that aren't words for people.
  var imageNames: [String] = []
  /// The part of a control that the element is; spoken after the label, wherever that comes from.
  var part: (name: String, identifier: String)?
  var value: NSAttributedString?
  /// The properties whose values aren't documented; certainty C.
  var inferredTexts: Set<AccessibilityElement.InferredText> = []
  var hint: NSAttributedString?
  var traits: UIAccessibilityTraits = []
  var isEnabled = true
  var identifier: String?
  var inputLabels: [String]?
  var activation: (() -> Void)?
  /// Whether a tap gesture of the view handles taps, which doesn't make it a control.
  var isTapped = false
  /// The area that such a gesture covers, if it may be larger than the element, in its coordinates.
  var touchArea: CGRect?
  /// The actions of the links within the label.
  var links: [() -> Void] = []
  var actions: [HostedAction] = []
  var adjustment: ((AccessibilityAdjustmentDirection) -> Void)?
  var scrolling: ((Edge) -> Void)?
  var content: [AXCustomContent] = []
  var rotors: [HostedRotor] = []
  var entries: [HostedRotor.Entry] = []
  var directTouch: UIAccessibility.DirectTouchOptions = []
  var zooming: ((AccessibilityZoomGestureAction.Direction) -> Void)?
  var chart: (@MainActor () -> AXChartDescriptor)?
  var activationCorner: CGPoint?
  var activationPoint: UnitPoint?
  var isExpanded: Bool?
  /// Whether the element responds to user interaction; `nil` to infer it from its other properties.
  var respondsToUser: Bool?
  var sortPriority = 0.0
  var focus: ((Bool) -> Void)?
  var role = UIAlertAction.Style.default
  var isSizedBySystem = false
  var shortcut: KeyboardShortcut?
  var isFocusable = false
  var wantsFocus = false

  var isButtonLike: Bool { activation != nil && !isTapped || traits.contains(.button) }

  @MainActor
  var namedActions: [UIAccessibilityCustomAction]? {
    let named = actions.compactMap { action -> UIAccessibilityCustomAction? in
      guard case .named(let name) = action.kind else { return nil }
      return UIAccessibilityCustomAction(name: name) { _ in
        action.perform()
        return true
      }
    }
    return named.isEmpty ? nil : named
  }
}

/// What assistive technologies see in place of a rendered view.
enum AccessibilityRule {
  case children
  case element(AccessibilityProperties)
  case native
  case scroll
  case changed(AccessibilityChange)
  /// The children in a row of a list, with an optional change; a single control fills the row.
  case row(AccessibilityChange?)
  case title
  case hidden
  /// The children as one element or as a container, which is disabled together with its controls.
  case grouped(AccessibilityChildBehavior, isEnabled: Bool)
  /// The children combined into one element, then changed; used for buttons and other controls.
  case control((inout AccessibilityProperties) -> Void)
  case represented([RenderedView])
  case holding([RenderedView])
}

struct AccessibilityChange {
  /// Whether the change makes an element of a view that isn't one.
  ///
  /// Source: AccessibilitySnapshot, images of properties on shapes; certainty A.
  var makesElement = false
  /// Whether an element that the change makes is enabled.
  var isEnabled = true
  /// Whether the change is a gesture, which covers the view with its padding and background.
  ///
  /// Source: Apple's documentation of `contentShape`; that padding takes touches without it: C.
  var takesTouches = false
  let apply: (inout AccessibilityProperties) -> Void
}
