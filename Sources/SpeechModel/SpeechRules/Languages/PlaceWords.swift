/// The words for places in containers.
package struct PlaceWords: Sendable {
  /// An index and a count.
  package let counter: Word
  /// The name of a tab bar that has no name of its own.
  package let tabBar: Word
  /// The first element of a list.
  package var listStart: Word
  /// The last element of a list.
  package var listEnd: Word
  /// The first element of a landmark.
  package let landmarkStart: Word
  /// The last element of a landmark.
  package let landmarkEnd: Word
  /// How many rows a cell covers.
  package let rowSpan: Word
  /// How many columns a cell covers.
  package let columnSpan: Word
  /// The number of a row.
  package let row: Word
  /// The number of a column.
  package let column: Word
}
