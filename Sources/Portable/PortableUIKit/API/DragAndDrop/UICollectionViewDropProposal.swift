import Foundation

/// What would be done with something that is dropped on a collection.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it is put.
  public enum Intent: Int, Sendable {
    /// Nothing is said.
    case unspecified = 0
    /// Between items.
    case insertAtDestinationIndexPath = 1
    /// Into an item.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where it is put.
  public let intent: UICollectionViewDropProposal.Intent

  /// Creates a proposal with a place.
  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal.
  public required init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}
