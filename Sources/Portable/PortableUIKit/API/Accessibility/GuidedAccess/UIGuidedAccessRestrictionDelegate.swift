public import Foundation

/// The object that tells which operations of an app a guided access session may forbid.
///
/// Apple's method for the detailed text is optional; here it has a default. No session ever begins
/// here, so nothing is asked.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
  /// The names of the operations.
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  /// Is called when an operation was allowed or forbidden.
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState
  )
  /// Gives the words for an operation.
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
  /// Gives more words for an operation.
  func detailTextForGuidedAccessRestriction(
    withIdentifier restrictionIdentifier: String
  ) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
  /// Gives no more words.
  public func detailTextForGuidedAccessRestriction(
    withIdentifier restrictionIdentifier: String
  ) -> String? {
    nil
  }
}
