/// A key together with the modifier keys held with it.
public struct KeyStroke: Hashable, Codable, Sendable {
  /// The key that is pressed.
  public var key: Key
  /// The modifier keys.
  public var modifiers: Modifiers

  /// Creates a key stroke.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// A key on a keyboard.
  public enum Key: Hashable, Codable, Sendable {
    /// A letter, digit or symbol: the lowercase character that the key types without Shift.
    case character(String)
    /// A key that types no visible character.
    case named(Name)
  }

  /// A key that types no visible character, with its name in command notation as the raw value.
  public enum Name: String, Hashable, Codable, Sendable, CaseIterable {
    /// Tab.
    case tab
    /// The space bar.
    case space
    /// Escape.
    case escape
    /// Return.
    case enter = "return"
    /// Delete, which removes the character before the insertion point.
    case delete
    /// Forward Delete, which removes the character after the insertion point.
    case forwardDelete = "forward delete"
    /// Up Arrow.
    case up
    /// Down Arrow.
    case down
    /// Left Arrow.
    case left
    /// Right Arrow.
    case right
    /// Home.
    case home
    /// End.
    case end
    /// Page Up.
    case pageUp = "page up"
    /// Page Down.
    case pageDown = "page down"
  }

  /// A set of modifier keys.
  public struct Modifiers: OptionSet, Hashable, Codable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The Control key.
    public static let control = Modifiers(rawValue: 1)
    /// The Option key.
    public static let option = Modifiers(rawValue: 2)
    /// The Shift key.
    public static let shift = Modifiers(rawValue: 4)
    /// The Command key.
    public static let command = Modifiers(rawValue: 8)
  }

  /// When the app is offered a key: before the system, or after it.
  public enum Turn: Sendable {
    /// Before the system: only key commands that ask for priority apply.
    case beforeSystem
    /// After the system declined the key.
    case afterSystem
  }

  /// The response of an app to a key stroke that it handled.
  public struct Answer: Hashable, Sendable {
    /// The title of the key command, or the name of the control; `nil` if it has none.
    public var name: String?

    /// Creates a response.
    public init(name: String?) {
      self.name = name
    }
  }
}
