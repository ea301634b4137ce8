/// What pickers look like.
public protocol PickerStyle {
  /// Which of the looks of the library it is.
  static var name: PickerStyleName { get }
}

/// The looks of pickers.
public enum PickerStyleName: Sendable {
  /// A button that opens a menu.
  case menu
  /// Segments beside each other.
  case segmented
  /// A wheel.
  case wheel
  /// A row for each value.
  case inline
}

/// As the surroundings want it: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A menu.
  public static var name: PickerStyleName { .menu }
}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A menu.
  public static var name: PickerStyleName { .menu }
}

/// A row that leads to a list of values; here it opens a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A menu.
  public static var name: PickerStyleName { .menu }
}

/// Segments beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Segments.
  public static var name: PickerStyleName { .segmented }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// A wheel.
  public static var name: PickerStyleName { .wheel }
}

/// A row for each value.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  public init() {}
  /// Rows.
  public static var name: PickerStyleName { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the surroundings want it.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a list of values.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A row for each value.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
  /// Sets what pickers look like.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        switch S.name {
        case .menu: $0.pickerStyle = .menu
        case .segmented: $0.pickerStyle = .segmented
        case .wheel: $0.pickerStyle = .wheel
        case .inline: $0.pickerStyle = .inline
        }
      }
    )
  }
}

extension EnvironmentValues {
  /// What pickers look like.
  var pickerStyle: PickerLook {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerLook { .menu }
}
