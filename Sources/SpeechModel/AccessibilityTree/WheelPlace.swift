/// Which of its rows a wheel shows.
package struct WheelPlace: Hashable, Codable, Sendable {
  /// The number of the row, from 1.
  package let index: Int
  /// The number of rows.
  package let count: Int

  /// Creates a place.
  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}
