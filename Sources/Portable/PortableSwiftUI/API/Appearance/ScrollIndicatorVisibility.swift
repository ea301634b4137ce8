/// Whether scroll bars are seen.
public struct ScrollIndicatorVisibility: Sendable {
  /// Automatic.
  public static let automatic = ScrollIndicatorVisibility()
  /// Visible.
  public static let visible = ScrollIndicatorVisibility()
  /// Hidden.
  public static let hidden = ScrollIndicatorVisibility()
  /// Never.
  public static let never = ScrollIndicatorVisibility()
}
