/// What a table's header cell names.
package enum HeaderScope: String, Sendable {
  /// The cells below it.
  case column = "col"
  /// The cells beside it.
  case row
}
