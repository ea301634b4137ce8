/// The object behind an element, by which a developer finds it in the code.
///
/// Findings and diagnostics use it; speech never does.
public struct ElementOrigin: Hashable, Codable, Sendable {
  /// The name of the object's class.
  public var className: String
  /// The property that holds the object, if one was found.
  public var property: Property?
  /// The names of the images that the object shows.
  public var imageNames: [String]
  /// Whether the system determines the size of the object, as for a switch or a slider.
  public var isSystemControl: Bool
  /// Whether the object is a system control that needs no label because its content names it.
  public var isNamedBySystem: Bool
  /// Whether the hint was set by the system rather than the app.
  public var hasSystemHint: Bool

  /// Whether SwiftUI created the object; its developer then uses modifiers rather than properties.
  public var isFromSwiftUI: Bool

  /// Where a touch that is meant for the element arrives.
  package var touch = Touch.itself

  package enum Touch: Hashable, Codable, Sendable {
    /// At the element, or it is unknown where.
    case itself
    /// At a view of this area on the screen: one around the element, or its enlarged touch area.
    case area(Rect)
    /// Nowhere: the element has only custom actions, like the text of a row that can be deleted.
    case nowhere
  }

  /// Creates an origin.
  public init(
    className: String,
    property: Property? = nil,
    imageNames: [String] = [],
    isSystemControl: Bool = false,
    isNamedBySystem: Bool = false,
    hasSystemHint: Bool = false,
    isFromSwiftUI: Bool = false
  ) {
    self.className = className
    self.property = property
    self.imageNames = imageNames
    self.isSystemControl = isSystemControl
    self.isNamedBySystem = isNamedBySystem
    self.hasSystemHint = hasSystemHint
    self.isFromSwiftUI = isFromSwiftUI
  }

  /// A property or variable that holds an object.
  public struct Property: Hashable, Codable, Sendable {
    /// The class that declares the property; `nil` for a global variable.
    public var owner: String?
    /// The name of the property.
    public var name: String

    /// Creates a property from the name of its class and its own name.
    public init(owner: String?, name: String) {
      self.owner = owner
      self.name = name
    }
  }

  /// The class name of elements that SwiftUI creates for a view of its own.
  public static let swiftUIElementClass = "View"

  /// The shortest description that identifies the object, such as `closeButton (UIButton)`.
  public var description: String {
    property.map { "\($0.name) (\(className))" } ?? className
  }
}

/// An element that can't be found on the screen because layout gave it no width or no height.
///
/// It isn't part of an accessibility tree, since VoiceOver skips elements without a size. It is
/// reported so that its absence from the transcript doesn't go unnoticed.
public struct UnsizedElement: Hashable, Codable, Sendable {
  /// The identity of the element.
  public var id: ElementID
  /// The label of the element, or else its value.
  public var text: String?
  /// The object behind the element.
  public var origin: ElementOrigin
  /// Whether it has no width.
  public var lacksWidth: Bool
  /// Whether it has no height.
  public var lacksHeight: Bool
  /// The reason why it has no size.
  public var cause: Cause

  /// Creates an element without a size.
  public init(
    id: ElementID,
    text: String?,
    origin: ElementOrigin,
    lacksWidth: Bool = true,
    lacksHeight: Bool = true,
    cause: Cause
  ) {
    self.id = id
    self.text = text
    self.origin = origin
    self.lacksWidth = lacksWidth
    self.lacksHeight = lacksHeight
    self.cause = cause
  }

  /// A reason why an element has no size.
  public enum Cause: Hashable, Codable, Sendable {
    /// The element is laid out by its frame, which was never set.
    case noFrame
    /// The element is laid out by its frame, so its constraints have no effect.
    case constraintsIgnored
    /// The constraints conflict.
    case conflictingConstraints
    /// The constraints leave no space for the content.
    case insufficientSpace
    /// The constraints leave a width or height undetermined.
    case ambiguousConstraints
    /// The element has a size, but a view of the given class, which has none, clips it.
    case clipped(by: String)
  }
}
