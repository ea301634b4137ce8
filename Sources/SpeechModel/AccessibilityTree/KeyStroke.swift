/// A key of a keyboard, together with the keys that are held with it.
public struct KeyStroke: Hashable, Codable, Sendable {
  /// The key that is pressed.
  public var key: Key
  /// The keys that are held with it.
  public var modifiers: Modifiers

  /// Takes a key and those held with it.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// A key that is pressed.
  public enum Key: Hashable, Codable, Sendable {
    /// A letter, a digit or a sign, by what it types without Shift, in small letters.
    case character(String)
    /// A key that types nothing that could be seen.
    case named(Name)
  }

  /// A key that types nothing that could be seen, by the words of the notation.
  public enum Name: String, Hashable, Codable, Sendable, CaseIterable {
    /// Tab.
    case tab
    /// The space bar.
    case space
    /// Escape.
    case escape
    /// Return.
    case enter = "return"
    /// Delete, which takes what stands before the insertion point.
    case delete
    /// Forward Delete, which takes what stands after it.
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

  /// Keys that are held.
  public struct Modifiers: OptionSet, Hashable, Codable, Sendable {
    /// The set as a number.
    public let rawValue: Int

    /// Creates a set from its number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Control.
    public static let control = Modifiers(rawValue: 1)
    /// Option.
    public static let option = Modifiers(rawValue: 2)
    /// Shift.
    public static let shift = Modifiers(rawValue: 4)
    /// Command.
    public static let command = Modifiers(rawValue: 8)
  }

  /// When the app is asked for its own keys.
  public enum Turn: Sendable {
    /// Before the system: only keys that the app wants to be asked for first.
    case beforeSystem
    /// After the system had no use for the key.
    case afterSystem
  }

  /// What in the app answered a key.
  public struct Answer: Hashable, Sendable {
    /// The title of the command, or the name of the control; `nil` where there is none.
    public var name: String?

    /// Creates an answer.
    public init(name: String?) {
      self.name = name
    }
  }
}
