extension UIAccessibility {
  /// Tells whether an operation of the app is allowed; all are, as no session runs.
  @preconcurrency @MainActor
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> UIAccessibility.GuidedAccessRestrictionState {
    .allow
  }

  /// Asks that the device be locked to this app; only a managed device agrees, and this one is not.
  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(
    enabled enable: Bool,
    completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    completionHandler(false)
  }

  /// Asks that the device be locked to this app; only a managed device agrees, and this one is not.
  @preconcurrency @MainActor
  public static func requestGuidedAccessSession(enabled enable: Bool) async -> Bool {
    false
  }
}
