/// The words for places in containers.
struct PlaceWords: Sendable {
  /// An index and a count.
  let counter: Word
  /// The name of a tab bar that has no name of its own.
  let tabBar: Word
  /// The first element of a list.
  let listStart: Word
  /// The last element of a list.
  let listEnd: Word
  /// The first element of a landmark.
  let landmarkStart: Word
  /// The last element of a landmark.
  let landmarkEnd: Word
  /// How many rows a cell covers.
  let rowSpan: Word
  /// How many columns a cell covers.
  let columnSpan: Word
  /// The number of a row.
  let row: Word
  /// The number of a column.
  let column: Word
}
