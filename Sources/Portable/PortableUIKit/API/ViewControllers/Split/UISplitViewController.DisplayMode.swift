extension UISplitViewController {
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
}
