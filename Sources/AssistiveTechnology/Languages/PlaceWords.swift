/// The words for places in containers.
struct PlaceWords: Sendable {
  /// An index and a count.
  let counter: @Sendable (Int, Int) -> String
  /// The name of a tab bar that has no name of its own.
  let tabBar: String
  /// The first element of a list.
  let listStart: String
  /// The last element of a list.
  let listEnd: String
  /// The first element of a landmark.
  let landmarkStart: String
  /// The last element of a landmark.
  let landmarkEnd: String
  /// How many rows a cell covers.
  let rowSpan: @Sendable (Int) -> String
  /// How many columns a cell covers.
  let columnSpan: @Sendable (Int) -> String
  /// The number of a row.
  let row: @Sendable (Int) -> String
  /// The number of a column.
  let column: @Sendable (Int) -> String
}
