/// One of the bars around a screen.
public struct ToolbarPlacement: Equatable, Sendable {
  private let number: Int

  /// All bars.
  public static let automatic = ToolbarPlacement(number: 0)
  /// The bar of navigation.
  public static let navigationBar = ToolbarPlacement(number: 1)
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement(number: 2)
  /// The bar of tabs.
  public static let tabBar = ToolbarPlacement(number: 3)
}
