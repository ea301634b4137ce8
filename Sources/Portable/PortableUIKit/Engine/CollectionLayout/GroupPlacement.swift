import Foundation

@MainActor
struct GroupPlacement {
  private let owner: UICollectionView
  private let section: Int
  private let count: Int
  private(set) var next: Int
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []

  init(owner: UICollectionView, section: Int, count: Int, next: Int) {
    self.owner = owner
    self.section = section
    self.count = count
    self.next = next
  }

  mutating func fill(
    _ group: NSCollectionLayoutGroup,
    in container: CGSize,
    at corner: CGPoint
  ) -> CGSize {
    let width = group.layoutSize.widthDimension.length(in: container)
    let height = group.layoutSize.heightDimension.length(in: container)
    let insets = group.contentInsets
    let available = CGSize(
      width: (width ?? container.width) - insets.leading - insets.trailing,
      height: (height ?? container.height) - insets.top - insets.bottom
    )
    let start = CGPoint(x: corner.x + insets.leading, y: corner.y + insets.top)
    let used: CGSize
    switch group.arrangement {
    case .custom(let provider):
      used = place(provider(LayoutEnvironment(size: available)), at: start)
    case .line(let axis, let items, let times):
      used = line(
        items,
        of: group,
        axis: axis,
        times: times,
        available: available,
        isOpen: axis == .horizontal ? width == nil : height == nil,
        at: start
      )
    }
    return CGSize(
      width: width ?? used.width + insets.leading + insets.trailing,
      height: height ?? used.height + insets.top + insets.bottom
    )
  }

  private mutating func place(
    _ items: [NSCollectionLayoutGroupCustomItem],
    at corner: CGPoint
  ) -> CGSize {
    var used = CGSize.zero
    for item in items where next < count {
      append(item.frame.offsetBy(dx: corner.x, dy: corner.y))
      used = CGSize(
        width: max(used.width, item.frame.maxX),
        height: max(used.height, item.frame.maxY)
      )
    }
    return used
  }

  /// Places items in a row or column; a group without a fixed length is filled once.
  private mutating func line(
    _ items: [NSCollectionLayoutItem],
    of group: NSCollectionLayoutGroup,
    axis: NSLayoutConstraint.Axis,
    times: Int?,
    available: CGSize,
    isOpen: Bool,
    at corner: CGPoint
  ) -> CGSize {
    let isRow = axis == .horizontal
    let gap = group.interItemSpacing?.spacing ?? 0
    let limit = isRow ? available.width : available.height
    var along: CGFloat = 0
    var across: CGFloat = 0
    var index = 0
    while next < count, !items.isEmpty {
      if let times, index >= times { break }
      if isOpen, times == nil, index >= items.count { break }
      let item = items[index % items.count]
      var share = available
      if let times, !isOpen {
        let length = (limit - gap * CGFloat(times - 1)) / CGFloat(times)
        if isRow { share.width = length } else { share.height = length }
      }
      let spot =
        isRow
        ? CGPoint(x: corner.x + along, y: corner.y) : CGPoint(x: corner.x, y: corner.y + along)
      if times == nil, !isOpen, index > 0,
        let length = (isRow ? item.layoutSize.widthDimension : item.layoutSize.heightDimension)
          .length(in: available), along + length > limit + 0.5
      {
        break
      }
      let size = place(
        item,
        in: times == nil || isOpen ? available : share,
        fills: times != nil && !isOpen,
        isRow: isRow,
        at: spot
      )
      along += (isRow ? size.width : size.height) + gap
      across = max(across, isRow ? size.height : size.width)
      index += 1
      if times == nil, !isOpen, along > limit + 0.5 { break }
    }
    let length = max(0, along - gap)
    return isRow ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
  }

  private mutating func place(
    _ item: NSCollectionLayoutItem,
    in available: CGSize,
    fills: Bool,
    isRow: Bool,
    at corner: CGPoint
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup {
      return fill(group, in: available, at: corner)
    }
    var width = item.layoutSize.widthDimension.length(in: available)
    var height = item.layoutSize.heightDimension.length(in: available)
    // Equal items share the length of the group, whatever size the item asks for.
    if fills, isRow { width = available.width }
    if fills, !isRow { height = available.height }
    let insets = item.contentInsets
    if width == nil || height == nil {
      let content = owner.fittingSize(
        ofItemAt: IndexPath(item: next, section: section),
        width: width.map { $0 - insets.leading - insets.trailing },
        limit: available.width
      )
      width = width ?? content.width + insets.leading + insets.trailing
      height = height ?? content.height + insets.top + insets.bottom
    }
    let size = CGSize(width: width ?? 0, height: height ?? 0)
    append(
      CGRect(
        x: corner.x + insets.leading,
        y: corner.y + insets.top,
        width: max(0, size.width - insets.leading - insets.trailing),
        height: max(0, size.height - insets.top - insets.bottom)
      )
    )
    return size
  }

  private mutating func append(_ frame: CGRect) {
    let item = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: next, section: section)
    )
    item.frame = frame
    attributes.append(item)
    next += 1
  }
}
