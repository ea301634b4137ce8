/// The object behind an element, as its author knows it; for findings, never for speech.
public struct ElementOrigin: Hashable, Codable, Sendable {
  /// The name of the object's class.
  public var className: String
  /// The class with a property that holds the object, and the name of that property.
  public var property: Property?
  /// The names of the pictures that the object shows.
  public var imageNames: [String]
  /// Whether the system decides about the object's size, as for a switch or a slider.
  public var isSystemControl: Bool
  /// Whether the system's control needs no name of the app: what it says tells what it is.
  public var isNamedBySystem: Bool
  /// Whether the hint is the system's own.
  public var isHintOfSystem: Bool

  /// Whether SwiftUI made the object, so that its author writes modifiers instead of properties.
  public var isOfSwiftUI: Bool

  /// Creates an origin.
  public init(
    className: String,
    property: Property? = nil,
    imageNames: [String] = [],
    isSystemControl: Bool = false,
    isNamedBySystem: Bool = false,
    isHintOfSystem: Bool = false,
    isOfSwiftUI: Bool = false
  ) {
    self.className = className
    self.property = property
    self.imageNames = imageNames
    self.isSystemControl = isSystemControl
    self.isNamedBySystem = isNamedBySystem
    self.isHintOfSystem = isHintOfSystem
    self.isOfSwiftUI = isOfSwiftUI
  }

  /// A property or variable that holds an object.
  public struct Property: Hashable, Codable, Sendable {
    /// The name of the class that declares the property; nothing for a variable of a file.
    public var owner: String?
    /// The name of the property.
    public var name: String

    /// Creates a property from the names of its class and its own.
    public init(owner: String?, name: String) {
      self.owner = owner
      self.name = name
    }
  }

  /// The name of the class of elements that stand for a view of SwiftUI by themselves.
  public static let elementOfSwiftUI = "View"

  /// The shortest words by which an author finds the object: `closeButton (UIButton)`.
  public var description: String {
    property.map { "\($0.name) (\(className))" } ?? className
  }
}

/// An element that nobody finds on the screen, because layout gave it no width or no height.
///
/// It is no part of an accessibility tree: VoiceOver leaves out what has no size. An author has to
/// know of it, since silence would look as if nothing were there.
public struct UnsizedElement: Hashable, Codable, Sendable {
  /// The element.
  public var id: ElementID
  /// What it would say of itself: its label, else its value.
  public var text: String?
  /// The object behind the element.
  public var origin: ElementOrigin
  /// Whether it has no width.
  public var lacksWidth: Bool
  /// Whether it has no height.
  public var lacksHeight: Bool
  /// Why it has no size.
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

  /// The reasons why something has no size.
  public enum Cause: Hashable, Codable, Sendable {
    /// Its frame counts, and nothing gave it one.
    case noFrame
    /// Its frame counts, although it has constraints.
    case constraintsIgnored
    /// Its constraints cannot all be satisfied.
    case contradiction
    /// Its constraints leave no room for its content.
    case noRoom
    /// Its constraints leave a length open.
    case undecided
    /// It has a size, but lies in a view of a class that has none and cuts it off.
    case cutOff(by: String)
  }
}
