import Foundation

/// A view that may take what is dropped on it.
@MainActor
protocol DropTaker: UIView {
  associatedtype Proposal: UIDropProposal

  /// The row or item at a place of the view; `nil` if there is none.
  func listed(at point: CGPoint) -> IndexPath?
  /// Whether what is dragged can be taken; `nil` if the view has nothing to do with dropping.
  func takes(_ drag: ActiveDrag) -> Bool?
  /// What the app would do with it.
  func proposal(for drag: ActiveDrag, at path: IndexPath?) -> Proposal?
  /// Does it.
  func perform(_ drag: ActiveDrag, at path: IndexPath?, proposal: Proposal)
}

extension DropTaker {
  /// Whether the view took what was dropped; `nil` if it has nothing to do with dropping.
  func take(_ drag: ActiveDrag, at given: IndexPath?) -> Bool? {
    guard let isTaken = takes(drag) else { return nil }
    let path = given ?? listed(at: drag.location(in: self))
    guard isTaken, let proposal = proposal(for: drag, at: path), proposal.operation.isDone
    else { return false }
    perform(drag, at: path, proposal: proposal)
    return true
  }
}

extension UIDropOperation {
  /// Whether anything is done with what is dropped.
  var isDone: Bool { self == .copy || self == .move }
}
