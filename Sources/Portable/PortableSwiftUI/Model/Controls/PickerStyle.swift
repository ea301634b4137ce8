/// What pickers look like.
public protocol PickerStyle {
  /// Which of the looks of the library it is.
  static var name: PickerStyleName { get }
}

public enum PickerStyleName: Sendable { case menu, segmented, wheel, inline }

/// As the surroundings want it: a menu.
public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public static var name: PickerStyleName { .menu }
}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public static var name: PickerStyleName { .menu }
}

/// A row that leads to a list of values; here it opens a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public static var name: PickerStyleName { .menu }
}

/// Segments beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public static var name: PickerStyleName { .segmented }
}

public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public static var name: PickerStyleName { .wheel }
}

/// A row for each value.
public struct InlinePickerStyle: PickerStyle {
  public init() {}
  public static var name: PickerStyleName { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension View {
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
  var pickerStyle: PickerLook {
    get { value(.menu) }
    set { keep(newValue) }
  }
}
