public import Foundation

extension UISplitViewController {
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
    @available(iOS 26.0, *)
    case inspector = 4
  }

  public static let automaticDimension: CGFloat = -1

  public enum BackgroundStyle: Int, Sendable { case none, sidebar }

  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary

    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }

  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn, tripleColumn
  }
}

extension UIViewController {
  public var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
