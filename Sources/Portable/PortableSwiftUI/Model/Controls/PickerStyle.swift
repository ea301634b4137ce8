public protocol PickerStyle {
  static var name: PickerStyleName { get }
}

public enum PickerStyleName: Sendable { case menu, segmented, wheel, inline }

public struct DefaultPickerStyle: PickerStyle {
  public init() {}
  public static var name: PickerStyleName { .menu }
}

public struct MenuPickerStyle: PickerStyle {
  public init() {}
  public static var name: PickerStyleName { .menu }
}

public struct NavigationLinkPickerStyle: PickerStyle {
  public init() {}
  public static var name: PickerStyleName { .menu }
}

public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  public static var name: PickerStyleName { .segmented }
}

public struct WheelPickerStyle: PickerStyle {
  public init() {}
  public static var name: PickerStyleName { .wheel }
}

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
