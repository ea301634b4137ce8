import Foundation

@MainActor
protocol StackArranging: Layout where Cache == Void {
  var axis: Axis { get }
  var spacing: CGFloat? { get }
  /// The alignment across the axis, from 0 to 1.
  var crossAlignment: CGFloat { get }
}

extension StackArranging {
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let sizes = StackLengths(self, proposal: proposal, subviews: subviews).sizes
    let along = sizes.map { $0.length(along: axis) }.reduce(0, +) + gaps(subviews)
    let across = sizes.map { $0.length(along: axis.other) }.max() ?? 0
    return CGSize(along: axis, along, across: across)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    // Along the axis each view keeps the length that determined that of the stack; across, a view
    // such as a divider is as long as the stack.
    let offered =
      axis == .horizontal
      ? ProposedViewSize(width: proposal.width, height: bounds.height)
      : ProposedViewSize(width: bounds.width, height: proposal.height)
    let lengths = StackLengths(self, proposal: offered, subviews: subviews)
    var position = axis == .horizontal ? bounds.minX : bounds.minY
    for (index, subview) in subviews.enumerated() {
      let size = lengths.sizes[index]
      let start = axis == .horizontal ? bounds.minY : bounds.minX
      let freeLength = bounds.size.length(along: axis.other) - size.length(along: axis.other)
      let across = start + freeLength * crossAlignment
      let origin =
        axis == .horizontal
        ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
      subview.place(at: origin, proposal: lengths.proposals[index])
      position += size.length(along: axis) + gap(after: index, in: subviews)
    }
  }

  func gaps(_ subviews: Subviews) -> CGFloat {
    subviews.indices.map { gap(after: $0, in: subviews) }.reduce(0, +)
  }

  /// The space after a view: 8 points by default, none next to a spacer.
  private func gap(after index: Int, in subviews: Subviews) -> CGFloat {
    guard index + 1 < subviews.count else { return 0 }
    if let spacing { return spacing }
    let isBesideSpacer =
      subviews[index].view.layoutHints.isSpacer || subviews[index + 1].view.layoutHints.isSpacer
    return isBesideSpacer ? 0 : 8
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
  func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  init(along axis: Axis, _ along: CGFloat, across: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}

/// Distributes the length of a stack.
///
/// The least flexible views choose first, those with a higher priority before all others.
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
    let available = axis == .horizontal ? proposal.width : proposal.height
    proposals = Array(repeating: offer(nil), count: subviews.count)
    sizes = Array(repeating: .zero, count: subviews.count)
    guard let available else {
      for (index, subview) in subviews.enumerated() {
        sizes[index] = subview.sizeThatFits(offer(nil))
      }
      return
    }
    let least = subviews.map { $0.sizeThatFits(offer(0)).length(along: axis) }
    let most = subviews.map { $0.sizeThatFits(offer(.infinity)).length(along: axis) }
    var left = available - stack.gaps(subviews)
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
