extension CellControl {
  /// The edge of a row.
  enum Edge {
    /// Where a line begins.
    case start
    /// Where a line ends.
    case end
  }

  /// The edge at which the button stands.
  var stands: Edge { purpose == .delete || purpose == .insert ? .start : .end }
}
