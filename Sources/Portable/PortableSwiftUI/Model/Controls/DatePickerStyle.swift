import PortableUIKit

public protocol DatePickerStyle {
  static var name: DatePickerStyleName { get }
}

public enum DatePickerStyleName: Sendable { case compact, wheel, graphical }

public struct DefaultDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var name: DatePickerStyleName { .compact }
}

public struct CompactDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var name: DatePickerStyleName { .compact }
}

public struct WheelDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var name: DatePickerStyleName { .wheel }
}

public struct GraphicalDatePickerStyle: DatePickerStyle {
  public init() {}
  public static var name: DatePickerStyleName { .graphical }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        switch S.name {
        case .compact: $0.datePickerAppearance = .compact
        case .wheel: $0.datePickerAppearance = .wheels
        case .graphical: $0.datePickerAppearance = .inline
        }
      }
    )
  }
}
