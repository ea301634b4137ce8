import AccessibilityTree

/// The position of Switch Control's highlight among the items and groups of a screen.
///
/// The screen is read again at each step, so positions are stored as identities.
struct SwitchHighlight {
  private var entered: [ElementID] = []
  private var position: Position?

  private enum Position: Equatable {
    case item(ElementID)
    case groupExit
  }

  enum Target {
    case item(ScanItem)
    /// The exit of the entered group, which highlights the whole group; selecting it leaves the
    /// group.
    case groupExit
  }

  var isInGroup: Bool { !entered.isEmpty }

  /// Returns the items among which the highlight moves, leaving groups that are gone.
  mutating func level(in screen: [ScanItem]) -> [ScanItem] {
    var items = screen
    for (depth, id) in entered.enumerated() {
      guard case .group(_, let members) = items.first(where: { $0.id == id }) else {
        entered.removeSubrange(depth...)
        break
      }
      items = members
    }
    return items
  }

  mutating func target(in screen: [ScanItem]) -> Target? {
    let items = level(in: screen)
    return switch position {
    case .groupExit: .groupExit
    case .item(let id): items.first { $0.id == id }.map(Target.item)
    case nil: nil
    }
  }

  mutating func start(in screen: [ScanItem]) -> ScanItem? {
    guard let first = level(in: screen).first else { return nil }
    position = .item(first.id)
    return first
  }

  /// Highlights the next item; after the last come the exit of the group and the first item again.
  ///
  /// Source: Apple's user guides; certainty A.
  mutating func move(by step: Int, in screen: [ScanItem]) -> Target? {
    let items = level(in: screen)
    let positions = items.map { Position.item($0.id) } + (isInGroup ? [.groupExit] : [])
    guard !positions.isEmpty else { return nil }
    let current = position.flatMap(positions.firstIndex) ?? (step > 0 ? -1 : positions.count)
    let index = (current + step + positions.count) % positions.count
    position = positions[index]
    return items.indices.contains(index) ? .item(items[index]) : .groupExit
  }

  mutating func enter(_ group: ElementID, at member: ElementID?) {
    entered.append(group)
    position = member.map(Position.item)
  }

  mutating func leave(in screen: [ScanItem]) -> ScanItem? {
    guard let group = entered.popLast() else { return nil }
    position = .item(group)
    return level(in: screen).first { $0.id == group }
  }
}
