public import Foundation

/// What is behind a content; it is kept and not drawn.
@preconcurrency @MainActor
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// A change of the colour.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The distances around, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0
  /// The picture.
  public var image: UIImage?
  /// The view.
  public var customView: UIView?
  /// What blurs or tints what lies behind.
  public var visualEffect: UIVisualEffect?

  /// Gives an empty background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Gives the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Gives the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Gives the background of a cell in the column at the side.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Gives the background of a cell in a list.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Gives the background of a header in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }
  /// Gives the background of a header in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Gives what fits a state; here the same.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}
