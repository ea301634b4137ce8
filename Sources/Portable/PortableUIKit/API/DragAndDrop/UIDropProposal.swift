import Foundation

/// What would be done with something that is dropped.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What is done.
  public let operation: UIDropOperation
  /// Whether the place is exact.
  open var isPrecise = false
  /// Whether the preview keeps its size.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public required init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
