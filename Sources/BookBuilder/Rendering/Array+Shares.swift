extension Array {
  /// The elements in shares, each small enough that what becomes of its elements fits into memory.
  var inShares: [ArraySlice<Element>] {
    let size = 16
    return stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }
}
