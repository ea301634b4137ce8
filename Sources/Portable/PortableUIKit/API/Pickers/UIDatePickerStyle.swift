/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system decides: compact.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A button that opens a calendar.
  case compact = 2
  /// A calendar.
  case inline = 3
}
