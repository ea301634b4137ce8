/// Something about the device that may change.
@preconcurrency @MainActor
public protocol UITraitDefinition {}

/// The type of something about the device that may change.
public typealias UITrait = any UITraitDefinition.Type

/// The size of text the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// Whether the screen is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// Whether there is much room across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// Whether there is much room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The direction in which a line is read.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// Whether colours are set apart more strongly.
public enum UITraitAccessibilityContrast: UITraitDefinition {}
/// Whether letters are bold.
public enum UITraitLegibilityWeight: UITraitDefinition {}
/// The number of pixels in a point.
public enum UITraitDisplayScale: UITraitDefinition {}

extension UITraitCollection {
  /// What colours follow.
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }
}
