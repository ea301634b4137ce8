extension UIApplication {
  /// Whether the app's icon can be changed; here it can.
  public var supportsAlternateIcons: Bool { true }
  /// The name of the icon in place of the first one; `nil` for the first one.
  public var alternateIconName: String? { shownIcon }

  /// Changes the app's icon; `nil` brings back the first one.
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    shownIcon = alternateIconName
    completionHandler?(nil)
  }
}
