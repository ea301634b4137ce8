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

  /// Whether controls leave out their visible labels.
  var hidesLabels: Bool {
    get { self[HidesLabelsKey.self] }
    set { self[HidesLabelsKey.self] = newValue }
  }
}

private enum StackAxisKey: EnvironmentKey {
  static var defaultValue: Axis? { nil }
}

private enum RoomKey: EnvironmentKey {
  static var defaultValue: CGSize { CGSize(width: 390, height: 844) }
}

private enum HidesLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
