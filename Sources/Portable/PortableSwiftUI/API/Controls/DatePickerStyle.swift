import PortableUIKit

/// What pickers for dates look like.
public protocol DatePickerStyle {
  /// Which of the looks of the library it is.
  static var name: DatePickerStyleName { get }
}

/// The looks of pickers for dates.
public enum DatePickerStyleName: Sendable {
  /// A button that opens a calendar.
  case compact
  /// Wheels.
  case wheel
  /// A calendar.
  case graphical
}

/// As the surroundings want it: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Compact.
  public static var name: DatePickerStyleName { .compact }
}

/// A button that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Compact.
  public static var name: DatePickerStyleName { .compact }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Wheels.
  public static var name: DatePickerStyleName { .wheel }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// A calendar.
  public static var name: DatePickerStyleName { .graphical }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the surroundings want it.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
  /// Sets what pickers for dates look like.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        switch S.name {
        case .compact: $0.datePickerLook = .compact
        case .wheel: $0.datePickerLook = .wheels
        case .graphical: $0.datePickerLook = .inline
        }
      }
    )
  }
}

extension EnvironmentValues {
  /// What pickers for dates look like.
  var datePickerLook: UIDatePickerStyle {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

private enum DatePickerLookKey: EnvironmentKey {
  static var defaultValue: UIDatePickerStyle { .compact }
}
