/// A relation between unknown lengths: an expression compared with zero.
struct LayoutEquation {
  var expression: LinearExpression
  var relation = NSLayoutConstraint.Relation.equal
  /// How important the relation is; greater ones are satisfied first.
  var priority: Double

  /// How far a solution misses the relation, in points.
  func violation(by value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    case .lessThanOrEqual: max(0, value)
    }
  }
}
