import Foundation

/// How the lines between rows are drawn; they are not drawn here.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a line is drawn.
  public enum Visibility: Int, Sendable {
    /// As the list decides.
    case automatic = 0
    /// It is drawn.
    case visible = 1
    /// It is not.
    case hidden = 2
  }

  /// Distances that the list decides.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  /// Whether the line above is drawn.
  public var topSeparatorVisibility = UIListSeparatorConfiguration.Visibility.automatic
  /// Whether the line below is drawn.
  public var bottomSeparatorVisibility = UIListSeparatorConfiguration.Visibility.automatic
  /// The distances of the line above, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The distances of the line below, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour.
  public var color = UIColor.separator
  /// The colour where many rows are chosen.
  public var multipleSelectionColor = UIColor.separator

  init() {}

  /// Creates the lines of a list of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
