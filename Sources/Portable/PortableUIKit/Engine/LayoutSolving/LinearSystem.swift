/// A system of linear equations, each satisfied as far as the earlier ones allow.
///
/// Gauss–Jordan elimination: each accepted equation expresses one unknown by the others. An
/// equation that contradicts earlier ones is dropped, so equations are added in order of priority.
/// The expression of an unknown is updated only when it is read: in a long column each position
/// depends on all heights above it.
struct LinearSystem {
  private var rows: [Int: LinearExpression] = [:]

  mutating func add(_ expression: LinearExpression) {
    let reduced = reduce(expression)
    guard
      let pivot = reduced.terms.max(by: {
        (abs($0.value), $1.key) < (abs($1.value), $0.key)
      })
    else { return }
    var row = reduced * (-1 / pivot.value)
    row.terms[pivot.key] = nil
    rows[pivot.key] = row
  }

  /// Updates all unknowns, so that values can be read.
  mutating func settle() {
    for variable in rows.keys { _ = row(of: variable) }
  }

  /// The value of an expression after ``settle()``; undetermined lengths count as zero.
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { sum, term in
      sum + term.value * (rows[term.key]?.constant ?? 0)
    }
  }

  private mutating func reduce(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for (variable, coefficient) in expression.terms {
      let row = row(of: variable) ?? LinearExpression(variable: variable)
      result.add(row, times: coefficient)
    }
    return result
  }

  private mutating func row(of variable: Int) -> LinearExpression? {
    guard let row = rows[variable] else { return nil }
    guard row.terms.keys.contains(where: { rows[$0] != nil }) else { return row }
    let current = reduce(row)
    rows[variable] = current
    return current
  }
}

struct LinearExpression {
  var terms: [Int: Double] = [:]
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }
  init(variable: Int, times factor: Double = 1) { terms[variable] = factor }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var result = left
    result.add(right, times: 1)
    return result
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  static func * (left: LinearExpression, factor: Double) -> LinearExpression {
    var product = LinearExpression()
    product.add(left, times: factor)
    return product
  }

  mutating func add(_ other: LinearExpression, times factor: Double) {
    constant += other.constant * factor
    for (variable, coefficient) in other.terms {
      let sum = terms[variable, default: 0] + coefficient * factor
      terms[variable] = abs(sum) < 1e-9 ? nil : sum
    }
  }
}

struct LayoutEquation {
  var expression: LinearExpression
  var relation = NSLayoutConstraint.Relation.equal
  var priority: Double
  /// The length of the content that asks for space, in points.
  ///
  /// Among equal priorities the longest content is compressed first.
  var contentLength = 0.0

  /// The unknown that the relation keeps non-negative, if that is all it does.
  var nonNegativeLength: Int? {
    guard relation == .greaterThanOrEqual, expression.constant == 0 else { return nil }
    return expression.terms.count == 1 ? expression.terms.keys.first : nil
  }

  func violation(by value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    case .lessThanOrEqual: max(0, value)
    }
  }
}
