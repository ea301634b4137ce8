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
