public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the first.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at some offsets before the one at another.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let target = destination - source.count { $0 < destination }
    for offset in source.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
    insert(contentsOf: moved, at: index(startIndex, offsetBy: target))
  }
}
