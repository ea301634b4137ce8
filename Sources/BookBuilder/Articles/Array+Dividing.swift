extension Array {
  /// The elements in their order, divided into pieces that take no more room than there is, but for an
  /// element that takes more by itself.
  func divided(to room: Int, weight: (Element) -> Int) -> [[Element]] {
    var pieces: [[Element]] = []
    var used = 0
    for element in self {
      let weight = weight(element)
      if pieces.isEmpty || used + weight > room {
        pieces.append([])
        used = 0
      }
      pieces[pieces.count - 1].append(element)
      used += weight
    }
    return pieces
  }

  /// The elements in their order, in one piece if there is room for it, else in as few pieces of about
  /// the same weight as there is room for.
  func divided(toPagesOf room: Int, weight: (Element) -> Int) -> [[Element]] {
    let weights = map(weight)
    let total = weights.reduce(0, +)
    guard total > room else { return isEmpty ? [] : [self] }
    let share = total / (total / room + 1)
    var pieces: [[Element]] = []
    var (used, filled) = (0, 0)
    for (element, weight) in zip(self, weights) {
      // An element belongs to the piece in which its middle lies.
      if pieces.isEmpty || used + weight / 2 >= filled {
        pieces.append([])
        filled += share
      }
      pieces[pieces.count - 1].append(element)
      used += weight
    }
    return pieces
  }
}
