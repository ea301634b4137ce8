import Foundation

/// What a view or controller decides about the device for those in it; kept, and nothing depends on it.
@preconcurrency @MainActor
@available(iOS 17.0, *)
public struct UITraitOverrides {
  /// The size of text.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Whether the screen is light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether there is much room across.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Whether there is much room down.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Whether contrast is raised.
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  /// Whether letters are bold.
  public var legibilityWeight = UILegibilityWeight.unspecified
}
