import AccessibilityTree
import Foundation
import PortableUIKit

/// What assistive technologies are told of one element.
struct AccessibilityFacts {
  /// The short name.
  var label: NSAttributedString?
  /// Whether the name is only the word for a symbol, which is not joined with other names.
  var isSymbolName = false
  /// Which part of a control it is; said after the name, whoever gives that.
  var part: (name: String, identifier: String)?
  /// The changing content.
  var value: NSAttributedString?
  /// Which of the texts nobody documents; certainty C.
  var guesses: Set<AccessibilityElement.Guess> = []
  /// What happens on activation.
  var hint: NSAttributedString?
  /// The kind and state.
  var traits: UIAccessibilityTraits = []
  /// Whether the element can be used.
  var isEnabled = true
  /// The name a test finds the element by.
  var identifier: String?
  /// The names by which the element may be called, the best first.
  var inputLabels: [String]?
  /// What a double tap does; `nil` where a touch is sent instead.
  var activation: (() -> Void)?
  /// Whether a tap is answered by a gesture of the view, which does not make it a control.
  var isTapped = false
  /// What other gestures and commands do.
  var actions: [HostedAction] = []
  var adjustment: ((AccessibilityAdjustmentDirection) -> Void)?
  /// What a swipe with three fingers does.
  var scrolling: ((Edge) -> Void)?
  /// More content, for the rotor.
  var content: [AXCustomContent] = []
  /// The rotors that belong to the element.
  var rotors: [HostedRotor] = []
  /// By what rotors find the element.
  var entries: [HostedRotor.Entry] = []
  /// How fingers touch the element while VoiceOver runs.
  var directTouch: UIAccessibility.DirectTouchOptions = []
  /// What makes content larger and smaller.
  var zooming: ((AccessibilityZoomGestureAction.Direction) -> Void)?
  var chart: (@MainActor () -> AXChartDescriptor)?
  /// Where a touch goes, in points of the screen.
  var activationCorner: CGPoint?
  /// Where a touch goes, as a part of the element's area.
  var activationPoint: UnitPoint?
  /// Whether the element shows what it holds; `nil` if it neither opens nor closes.
  var isExpanded: Bool?
  /// Whether people can do something with it; `nil` to find out by its other facts.
  var respondsToUser: Bool?
  /// Higher ones are read first.
  var sortPriority = 0.0
  /// Is called when the focus comes and goes.
  var focus: ((Bool) -> Void)?
  /// The part a button plays in a question.
  var role = UIAlertAction.Style.default
  /// Whether the system decides how large it is.
  var isSizedBySystem = false
  /// The keys that do what the element does.
  var shortcut: KeyboardShortcut?
  /// Whether the focus of a keyboard can be in the element.
  var isFocusable = false
  var wantsFocus = false

  var isButtonLike: Bool { activation != nil && !isTapped || traits.contains(.button) }
}

extension AccessibilityFacts {
  /// The commands that are chosen by their names, as UIKit has them; `nil` where there is none.
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

/// What assistive technologies find at a place of the tree.
enum AccessibilityRule {
  case children
  case element(AccessibilityFacts)
  /// What the view of UIKit says that is seen here.
  case native
  case scroll
  case changed(AccessibilityChange)
  /// The children in a row of a list, with some facts changed; one to be touched takes the whole row.
  case row(AccessibilityChange?)
  /// The children, which are the visible title of what stands beside them.
  case title
  case hidden
  /// The children as one element or as a container, which is not enabled if controls around it are not.
  case grouped(AccessibilityChildBehavior, isEnabled: Bool)
  /// The children as one element, which is then changed: buttons and other controls.
  case control((inout AccessibilityFacts) -> Void)
  case represented([RenderedView])
  /// An element that holds what other views are, which are not seen.
  case holding([RenderedView])
}

/// A change of facts by a modifier.
struct AccessibilityChange {
  /// Whether it makes an element of what is none.
  ///
  /// Source: AccessibilitySnapshot, images of properties on shapes; certainty A.
  var makesElement = false
  let apply: (inout AccessibilityFacts) -> Void
}
