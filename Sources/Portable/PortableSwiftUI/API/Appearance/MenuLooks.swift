/// The order of the entries of a menu.
public struct MenuOrder: Equatable, Hashable, Sendable {
  /// As the system likes it.
  public static let automatic = MenuOrder()
  /// From top to bottom.
  public static let fixed = MenuOrder()
  /// The first next to the finger.
  public static let priority = MenuOrder()
}

/// Whether a menu closes after a choice.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  /// As the system likes it.
  public static let automatic = MenuActionDismissBehavior()
  /// It does.
  public static let enabled = MenuActionDismissBehavior()
  /// It does not.
  public static let disabled = MenuActionDismissBehavior()
}

/// The looks of menus, of which nothing is heard.
public protocol MenuStyle {}

/// The usual looks.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

/// A menu whose button looks like one.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The usual looks.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu whose button looks like one.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
