/// An element on which an assistive technology can stop.
///
/// It has the properties that an app sets through `UIAccessibility`, and nothing of the view behind
/// it.
///
/// ```swift
/// import AccessibilityTree
///
/// let slider = AccessibilityElement(
///   id: ElementID(1),
///   label: "Volume",
///   value: "50 %",
///   traits: .adjustable,
///   frame: Rect(x: 0, y: 0, width: 200, height: 40)
/// )
/// print(slider.activationPoint.x, slider.activationPoint.y, slider.respondsToUserInteraction)
/// ```
///
/// ```output
/// 100.0 20.0 true
/// ```
public struct AccessibilityElement: Hashable, Codable, Sendable {
  /// The identity of the element, unique on its screen.
  public var id: ElementID
  /// The short name; `nil` and the empty string mean no label.
  public var label: String?
  /// The content that changes; `nil` and the empty string mean no value.
  public var value: String?
  /// The result of the activation; `nil` and the empty string mean no hint.
  public var hint: String?
  /// The traits, which describe what kind of element this is and its state.
  public var traits: AccessibilityTraits
  /// The area on the screen, in points.
  public var frame: Rect
  /// The point that a VoiceOver double tap touches, in screen coordinates.
  public var activationPoint: Point
  /// The language of the element's texts as a BCP 47 tag, if it differs from that of the screen.
  public var language: String?
  /// The names that Voice Control accepts; it shows the first one.
  ///
  /// If empty, Voice Control uses the label.
  public var userInputLabels: [String]
  /// Whether touching the element does something.
  ///
  /// Only such elements get a name in Voice Control.
  public var respondsToUserInteraction: Bool
  /// The actions in addition to activation, in the order in which swiping offers them.
  public var customActions: [CustomAction]
  /// Additional content that VoiceOver reads on demand.
  public var customContent: [CustomContent]
  /// The app's rotors that are available on this element: its own first, then those of its
  /// ancestors.
  public var rotors: [CustomRotor]
  /// The heading level, from 1 to 6, or `nil` if the attributes of the label don't set one.
  public var headingLevel: Int?
  /// The identifier with which tests find the element; it is never spoken.
  public var identifier: String?
  /// Whether a disclosure element is open; `nil` for an element that can't be expanded.
  public var isExpanded: Bool?
  /// The position in a data table, if the element is one of its cells.
  public var dataTableCell: DataTableCell?
  package var textInput: TextInput?
  /// A value that VoiceOver speaks only after it changes, like that of a stepper on its buttons.
  package var valueOnChange: String?
  package var wheelPosition: WheelPosition?
  package var hasAudioGraph = false
  /// Whether a direct touch area passes touches on only after a double tap.
  package var directTouchNeedsActivation = false
  /// How the element takes part in the system's keyboard focus; `nil` if it doesn't.
  package var focusGroupMembership: FocusGroupMembership?
  /// The texts that the app doesn't set and that the model infers, without documentation or a
  /// report.
  package var inferredTexts: Set<InferredText> = []

  /// The links within the label or the value.
  package var textLinks: [TextLink] = []

  package enum InferredText: String, Codable, Sendable {
    case label
    case value
  }

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - id: The identity, unique on the screen.
  ///   - activationPoint: Default: the centre of the frame.
  ///   - respondsToUserInteraction: Default: whether the element is enabled, and has custom actions
  ///     or one of the ``interactiveTraits``.
  public init(
    id: ElementID,
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: AccessibilityTraits = [],
    frame: Rect = Rect(),
    activationPoint: Point? = nil,
    language: String? = nil,
    userInputLabels: [String] = [],
    respondsToUserInteraction: Bool? = nil,
    customActions: [CustomAction] = [],
    customContent: [CustomContent] = [],
    rotors: [CustomRotor] = [],
    headingLevel: Int? = nil,
    identifier: String? = nil,
    isExpanded: Bool? = nil,
    dataTableCell: DataTableCell? = nil
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.frame = frame
    self.activationPoint = activationPoint ?? frame.center
    self.language = language
    self.userInputLabels = userInputLabels
    self.respondsToUserInteraction =
      respondsToUserInteraction
      ?? (!traits.contains(.notEnabled)
        && (!customActions.isEmpty
          || !traits.isDisjoint(with: AccessibilityElement.interactiveTraits)))
    self.customActions = customActions
    self.customContent = customContent
    self.rotors = rotors
    self.headingLevel = headingLevel
    self.identifier = identifier
    self.isExpanded = isExpanded
    self.dataTableCell = dataTableCell
  }

  /// The names of the app's rotors on this element, without those that replace a system rotor.
  public var rotorNames: [String] {
    rotors.map { $0.name }.filter { !$0.isEmpty }
  }

  /// The traits that make the system treat an element as interactive.
  public static let interactiveTraits: AccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .textEntry, .tabBarItem,
    .toggleButton, .backButton, .popUpButton, .allowsDirectInteraction,
  ]
}

/// The identity of an element or container, unique on its screen and stable while its object lives.
public struct ElementID: Hashable, Codable, Sendable {
  /// The number, unique on the screen.
  public let number: Int

  /// Creates an identity from a number.
  public init(_ number: Int) {
    self.number = number
  }
}
