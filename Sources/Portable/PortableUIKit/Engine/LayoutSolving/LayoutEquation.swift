/// A relation between unknown lengths: an expression compared with zero.
struct LayoutEquation {
  var expression: LinearExpression
  var relation = NSLayoutConstraint.Relation.equal
  /// How important the relation is; greater ones are satisfied first.
  var priority: Double
  /// The length of a content that asks for room, in points; of equally important ones the longest
  /// gives way.
  var contentLength = 0.0

  /// The unknown length that the relation keeps from falling below zero, if it does nothing else.
  var lengthAboveZero: Int? {
    guard relation == .greaterThanOrEqual, expression.constant == 0 else { return nil }
    return expression.terms.count == 1 ? expression.terms.keys.first : nil
  }

  /// How far a solution misses the relation, in points.
  func violation(by value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    case .lessThanOrEqual: max(0, value)
    }
  }
}
