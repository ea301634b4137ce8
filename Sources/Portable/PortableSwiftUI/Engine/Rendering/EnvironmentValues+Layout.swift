import Foundation

extension EnvironmentValues {
  /// The direction of the stack around a view.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }

  /// The room on the screen, in points.
  var room: CGSize {
    get { self[RoomKey.self] }
    set { self[RoomKey.self] = newValue }
  }

  /// In which letters texts are shown; `nil` as they are written.
  var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// What lists look like.
  var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// In which letters the headers of the list around a view are shown.
  var headerCase: Text.Case? {
    get { self[HeaderCaseKey.self] }
    set { self[HeaderCaseKey.self] = newValue }
  }

  /// Whether controls leave out their visible labels.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }

  /// Whether the views are the rows of a list or a form.
  var isInRows: Bool {
    get { self[IsInRowsKey.self] }
    set { self[IsInRowsKey.self] = newValue }
  }

  /// Whether gauges are rings.
  var showsRings: Bool {
    get { self[ShowsRingsKey.self] }
    set { self[ShowsRingsKey.self] = newValue }
  }
}

private enum StackAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}

private enum RoomKey: EnvironmentKey {
  static var defaultValue: CGSize { CGSize(width: 390, height: 844) }
}

private enum TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

private enum ListLookKey: EnvironmentKey {
  static var defaultValue: ListLook { .insetGrouped }
}

private enum HeaderCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

private enum HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum IsInRowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum ShowsRingsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
