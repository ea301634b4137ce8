extension Array {
  /// The elements in shares, each small enough that what becomes of its elements fits into memory.
  var inShares: [ArraySlice<Element>] {
    stride(from: 0, to: count, by: 16).map { self[$0..<Swift.min($0 + 16, count)] }
  }
}
