public import Foundation

/// The layout of rows as in a table.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    /// From edge to edge.
    case plain = 0
    /// In groups.
    case grouped = 1
    /// In groups with rounded corners.
    case insetGrouped = 2
    /// In the column at the side.
    case sidebar = 3
    /// In the column at the side, without a look of its own.
    case sidebarPlain = 4
  }

  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view the data source gives.
    case supplementary = 1
    /// The first item.
    case firstItemInSection = 2
  }

  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A view the data source gives.
    case supplementary = 1
  }

  /// A closure that gives the actions of a row.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
  /// A closure that changes the lines of a row.
  public typealias ItemSeparatorHandler =
    (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// The look.
  public let appearance: UICollectionLayoutListConfiguration.Appearance
  /// Whether lines stand between rows.
  public var showsSeparators = true
  /// How the lines are drawn; nothing is drawn here.
  public var separatorConfiguration = UIListSeparatorConfiguration()
  /// What changes the lines of a row; it is kept and not called.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the rows.
  public var backgroundColor: UIColor?
  /// What stands above a section.
  public var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none
  /// What stands below a section.
  public var footerMode = UICollectionLayoutListConfiguration.FooterMode.none
  /// The distance above the header, in points.
  public var headerTopPadding: CGFloat?
  /// The actions where a row begins.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The actions where a row ends.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates the layout of a look.
  public init(appearance: UICollectionLayoutListConfiguration.Appearance) {
    self.appearance = appearance
  }
}
