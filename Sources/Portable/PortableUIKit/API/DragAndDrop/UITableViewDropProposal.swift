import Foundation

/// What would be done with something that is dropped on a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where it is put.
  public enum Intent: Int, Sendable {
    /// Nothing is said.
    case unspecified = 0
    /// Between rows.
    case insertAtDestinationIndexPath = 1
    /// Into a row.
    case insertIntoDestinationIndexPath = 2
    /// Between rows or into one.
    case automatic = 3
  }

  /// Where it is put.
  public let intent: UITableViewDropProposal.Intent

  /// Creates a proposal with a place.
  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
