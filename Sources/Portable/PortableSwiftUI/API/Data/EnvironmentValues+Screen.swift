public import Foundation

extension EnvironmentValues {
  /// How many pixels there are in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The calendar of dates.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The way back from what is shown above other views, as it was called before iOS 15.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return .constant(PresentationMode(isPresented: true, leave: dismiss.action))
  }

  /// Whether a field to search with is used; here never.
  public var isSearching: Bool { false }

  /// Why content is not shown as it is; here never.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// Whether rows are edited; here nobody does.
  public var editMode: Binding<EditMode>? { nil }
}

private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 3 }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}
