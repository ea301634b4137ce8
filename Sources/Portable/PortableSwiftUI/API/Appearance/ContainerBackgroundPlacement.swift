/// The container whose background is set.
public struct ContainerBackgroundPlacement: Sendable {
  /// A screen on a stack.
  public static let navigation = ContainerBackgroundPlacement()
  /// A screen beside others.
  public static let navigationSplitView = ContainerBackgroundPlacement()
  /// A widget.
  public static let widget = ContainerBackgroundPlacement()
}
