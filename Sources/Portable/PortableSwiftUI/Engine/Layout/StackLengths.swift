import Foundation

/// How the room of a row is dealt out: the least flexible views choose first, those of higher
/// priority before all others.
@MainActor
struct StackLengths {
  private(set) var sizes: [CGSize]
  private(set) var proposals: [ProposedViewSize]

  init(_ stack: some StackArranging, proposal: ProposedViewSize, subviews: LayoutSubviews) {
    let axis = stack.axis
    let across = axis == .horizontal ? proposal.height : proposal.width
    func offer(_ length: CGFloat?) -> ProposedViewSize {
      axis == .horizontal
        ? ProposedViewSize(width: length, height: across)
        : ProposedViewSize(width: across, height: length)
    }
    let room = axis == .horizontal ? proposal.width : proposal.height
    proposals = Array(repeating: offer(nil), count: subviews.count)
    sizes = Array(repeating: .zero, count: subviews.count)
    guard let room else {
      for (index, subview) in subviews.enumerated() {
        sizes[index] = subview.sizeThatFits(offer(nil))
      }
      return
    }
    let least = subviews.map { $0.sizeThatFits(offer(0)).length(along: axis) }
    let most = subviews.map { $0.sizeThatFits(offer(.infinity)).length(along: axis) }
    var left = room - stack.gaps(subviews)
    for priority in Set(subviews.map(\.priority)).sorted(by: >) {
      let lower = subviews.indices.filter { subviews[$0].priority < priority }
      var share = left - lower.map { least[$0] }.reduce(0, +)
      let members = subviews.indices.filter { subviews[$0].priority == priority }
        .sorted { (most[$0] - least[$0], $0) < (most[$1] - least[$1], $1) }
      for (number, index) in members.enumerated() {
        proposals[index] = offer(max(0, share / CGFloat(members.count - number)))
        sizes[index] = subviews[index].sizeThatFits(proposals[index])
        share -= sizes[index].length(along: axis)
        left -= sizes[index].length(along: axis)
      }
    }
  }
}
