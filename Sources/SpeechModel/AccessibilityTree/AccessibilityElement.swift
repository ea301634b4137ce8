/// Something an assistive technology can stop at.
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
  /// The identity of the element on its screen.
  public var id: ElementID
  /// The short name; `nil` and empty mean the same.
  public var label: String?
  /// The changing content; `nil` and empty mean the same.
  public var value: String?
  /// What happens on activation; `nil` and empty mean the same.
  public var hint: String?
  /// The kind and state.
  public var traits: AccessibilityTraits
  /// The area on the screen, in points.
  public var frame: Rect
  /// Where a double tap lands, in points of the screen.
  public var activationPoint: Point
  /// The language of the element's texts as a BCP 47 tag, if it differs from the screen's.
  public var language: String?
  /// The names Voice Control accepts, the first one shown; empty means the label.
  public var userInputLabels: [String]
  /// Whether a touch does something here; decides who gets a name in Voice Control.
  public var respondsToUserInteraction: Bool
  /// The actions beside activation, in the order of swiping.
  public var customActions: [CustomAction]
  /// The details on demand.
  public var customContent: [CustomContent]
  /// The app's rotors that can be chosen here: the element's own, then those of what contains it.
  public var rotors: [CustomRotor]
  /// The level of a heading, from 1 to 6, if the label's attributes give one.
  public var headingLevel: Int?
  /// The name a test finds the element by; never spoken.
  public var identifier: String?
  /// Whether the element shows what it holds; `nil` for one that neither opens nor closes.
  public var isExpanded: Bool?
  /// The place in a table with rows and columns, if the element is a cell of one.
  public var dataTableCell: DataTableCell?
  /// What is known of the text, if one can be typed here.
  package var textInput: TextInput?
  /// A value that is spoken only after it changed, such as that of a stepper at its buttons.
  package var valueOnChange: String?
  /// Which of its rows the element shows, if it is a wheel that counts them.
  package var wheelPlace: WheelPlace?
  /// Whether the element describes a chart that can be heard as sound.
  package var hasAudioGraph = false
  /// Whether an area that is touched directly passes touches only after a double tap.
  package var directTouchNeedsActivation = false
  /// How the element takes part in the system's focus of a keyboard; `nil` if it does not.
  package var keyFocus: KeyFocus?
  /// Which of the texts are not the app's, but what this library concludes that a phone says.
  package var guesses: Set<Guess> = []

  /// A text that nobody documents and nobody has reported.
  package enum Guess: String, Codable, Sendable {
    /// The label.
    case label
    /// The value.
    case value
  }

  /// Creates an element; the activation point is the centre of the frame unless given.
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

  /// The names of the app's rotors that can be chosen here; those of the system have none.
  public var rotorNames: [String] {
    rotors.map { $0.name }.filter { !$0.isEmpty }
  }

  /// The traits from which the system concludes that a touch does something.
  public static let interactiveTraits: AccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .textEntry, .tabBarItem,
    .toggleButton, .backButton, .popUpButton, .allowsDirectInteraction,
  ]
}

/// The identity of an element or container on a screen, stable as long as its object lives.
public struct ElementID: Hashable, Codable, Sendable {
  /// The number; unique within one screen.
  public let number: Int

  /// Creates an identity from its number.
  public init(_ number: Int) {
    self.number = number
  }
}
