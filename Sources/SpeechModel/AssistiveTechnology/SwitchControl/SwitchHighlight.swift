import AccessibilityTree

/// Where the highlight of Switch Control is among the items and groups of a screen.
///
/// The screen is asked for again at each step, so places are kept as identities.
struct SwitchHighlight {
  /// The groups that were entered, the outermost first.
  private var entered: [ElementID] = []
  private var place: Place?

  private enum Place: Equatable {
    case item(ElementID)
    case wayOut
  }

  /// What is highlighted.
  enum Target {
    /// An item or a group.
    case item(ScanItem)
    /// The whole group that was entered; selecting it leaves it.
    case wayOut
  }

  /// Whether the highlight moves within a group.
  var isInGroup: Bool { !entered.isEmpty }

  /// Returns the items among which the highlight moves; groups that are gone are left.
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

  /// Returns what is highlighted; nothing if that is gone.
  mutating func target(in screen: [ScanItem]) -> Target? {
    let items = level(in: screen)
    return switch place {
    case .wayOut: .wayOut
    case .item(let id): items.first { $0.id == id }.map(Target.item)
    case nil: nil
    }
  }

  /// Highlights the first item; nothing if there is none.
  mutating func start(in screen: [ScanItem]) -> ScanItem? {
    guard let first = level(in: screen).first else { return nil }
    place = .item(first.id)
    return first
  }

  /// Highlights the next item; after the last comes the way out of the group, then the first again.
  ///
  /// Source: Apple's user guides; certainty A.
  mutating func move(by step: Int, in screen: [ScanItem]) -> Target? {
    let items = level(in: screen)
    let places = items.map { Place.item($0.id) } + (isInGroup ? [.wayOut] : [])
    guard !places.isEmpty else { return nil }
    let current = place.flatMap(places.firstIndex) ?? (step > 0 ? -1 : places.count)
    let index = (current + step + places.count) % places.count
    place = places[index]
    return items.indices.contains(index) ? .item(items[index]) : .wayOut
  }

  /// Goes into a group, to its first member.
  mutating func enter(_ group: ElementID, at member: ElementID?) {
    entered.append(group)
    place = member.map(Place.item)
  }

  /// Leaves the innermost group and highlights it; nothing if it is gone.
  mutating func leave(in screen: [ScanItem]) -> ScanItem? {
    guard let group = entered.popLast() else { return nil }
    place = .item(group)
    return level(in: screen).first { $0.id == group }
  }
}
