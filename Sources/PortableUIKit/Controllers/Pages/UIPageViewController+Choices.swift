extension UIPageViewController {
  /// How one page follows another.
  public enum TransitionStyle: Int, Sendable {
    /// It is turned as in a book.
    case pageCurl = 0
    /// It is scrolled in.
    case scroll = 1
  }

  /// In which direction pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// Where the back of a book is.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere, since pages are scrolled.
    case none = 0
    /// At the left or the top.
    case min = 1
    /// In the middle.
    case mid = 2
    /// At the right or the bottom.
    case max = 3
  }

  /// Whether the user goes on or back.
  public enum NavigationDirection: Int, Sendable {
    /// On.
    case forward = 0
    /// Back.
    case reverse = 1
  }

  /// What is chosen when a controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a choice from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Where the back of the book is.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    /// The distance between pages, in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }
}
