public import Foundation

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    /// Two controllers, as before iOS 14.
    case unspecified = 0
    /// A list and what is chosen in it.
    case doubleColumn = 1
    /// A list, a second one, and what is chosen in it.
    case tripleColumn = 2
  }

  /// A column.
  public enum Column: Int, Sendable {
    /// The list.
    case primary = 0
    /// The second list.
    case supplementary = 1
    /// What is chosen.
    case secondary = 2
    /// What takes the place of all where there is little room.
    case compact = 3
    /// What stands beside what is chosen.
    @available(iOS 26.0, *)
    case inspector = 4
  }

  /// Which columns are shown, and how.
  public enum DisplayMode: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// What is chosen, alone.
    case secondaryOnly = 1
    /// A list beside what is chosen.
    case oneBesideSecondary = 2
    /// A list above what is chosen.
    case oneOverSecondary = 3
    /// Two lists beside what is chosen.
    case twoBesideSecondary = 4
    /// Two lists above what is chosen.
    case twoOverSecondary = 5
    /// Two lists that push aside what is chosen.
    case twoDisplaceSecondary = 6

    /// What is chosen, alone, by its former name.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// Both, by its former name.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The list above, by its former name.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Where lists go that come and go.
  public enum SplitBehavior: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// Beside what is chosen.
    case tile = 1
    /// Above what is chosen.
    case overlay = 2
    /// They push aside what is chosen.
    case displace = 3
  }

  /// At which edge the list stands.
  public enum PrimaryEdge: Int, Sendable {
    /// Where a line begins.
    case leading = 0
    /// Where a line ends.
    case trailing = 1
  }

  /// What lies behind the list; it is kept and not drawn.
  public enum BackgroundStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// The look of a side bar.
    case sidebar = 1
  }

  /// When the button that shows and hides the list is there.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// Never.
    case never = 1
    /// Always.
    case always = 2
  }

  /// The width the system chooses, in points.
  public static let automaticDimension: CGFloat = -1
}
