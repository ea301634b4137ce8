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
}
