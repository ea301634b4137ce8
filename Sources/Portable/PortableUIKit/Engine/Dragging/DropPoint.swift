import Foundation

@MainActor
struct DropPoint {
  var name: String
  var view: UIView
  var point: CGPoint
  var path: IndexPath?

  var action: UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { _ in drop() }
  }

  private func drop() -> Bool {
    guard let drag = ActiveDrag.current else { return false }
    drag.place = view.convert(point, to: nil)
    for holder in sequence(first: view, next: \.superview) {
      if let isTaken = isTaken(by: holder, drag) {
        ActiveDrag.current = nil
        return isTaken
      }
    }
    return false
  }

  private func isTaken(by holder: UIView, _ drag: ActiveDrag) -> Bool? {
    if let list = holder as? any UIView & DropDestination, let isTaken = list.take(drag, at: path) {
      return isTaken
    }
    guard let interaction = holder.dropInteractions.first, let delegate = interaction.delegate
    else { return nil }
    guard delegate.dropInteraction(interaction, canHandle: drag) else { return false }
    delegate.dropInteraction(interaction, sessionDidEnter: drag)
    let proposal = delegate.dropInteraction(interaction, sessionDidUpdate: drag)
    guard proposal.operation.isDone else { return false }
    delegate.dropInteraction(interaction, performDrop: drag)
    delegate.dropInteraction(interaction, concludeDrop: drag)
    delegate.dropInteraction(interaction, sessionDidEnd: drag)
    return true
  }
}

@MainActor
protocol DropDestination: UIView {
  associatedtype Proposal: UIDropProposal

  func listed(at point: CGPoint) -> IndexPath?
  func accepts(_ drag: ActiveDrag) -> Bool?
  func proposal(for drag: ActiveDrag, at path: IndexPath?) -> Proposal?
  func perform(_ drag: ActiveDrag, at path: IndexPath?, proposal: Proposal)
}

extension DropDestination {
  /// Performs the drop.
  ///
  /// - Returns: Whether the view accepted it; `nil` if it doesn't support drops.
  func take(_ drag: ActiveDrag, at given: IndexPath?) -> Bool? {
    guard let isTaken = accepts(drag) else { return nil }
    let path = given ?? listed(at: drag.location(in: self))
    guard isTaken, let proposal = proposal(for: drag, at: path), proposal.operation.isDone
    else { return false }
    perform(drag, at: path, proposal: proposal)
    return true
  }
}

extension UIDropOperation {
  var isDone: Bool { self == .copy || self == .move }
}
