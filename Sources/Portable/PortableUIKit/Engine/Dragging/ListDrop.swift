import Foundation

/// A drop that an assistive technology made on a list.
@MainActor
class ListDrop<Proposal: UIDropProposal>: NSObject {
  /// What was dropped.
  let dropped: [DroppedItem]
  let destinationIndexPath: IndexPath?
  let proposal: Proposal
  let session: any UIDropSession

  init(_ drag: ActiveDrag, into list: UIScrollView, at path: IndexPath?, proposal: Proposal) {
    let source = drag.source?.list === list ? drag.source?.path : nil
    dropped = drag.items.map { DroppedItem($0, from: source) }
    destinationIndexPath = path
    self.proposal = proposal
    session = drag
    super.init()
  }
}
