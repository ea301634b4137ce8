/// Equations solved one after another, each as far as those before it leave room.
///
/// Gauss–Jordan elimination: each accepted equation expresses one unknown by the others. An
/// equation that contradicts earlier ones is left out, so the order of adding is the order of
/// importance. What an unknown is expressed by is brought up to date when it is asked for next: in a
/// long column each place depends on all heights before it.
struct LinearSystem {
  private var rows: [Int: LinearExpression] = [:]

  /// Takes in the equation that an expression is zero.
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

  /// Brings all unknowns up to date, so that values can be read.
  mutating func settle() {
    for variable in rows.keys { _ = row(of: variable) }
  }

  /// The value of an expression after ``settle()``; lengths that nothing decides count as zero.
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { sum, term in
      sum + term.value * (rows[term.key]?.constant ?? 0)
    }
  }

  /// Expresses an expression by unknowns that nothing decides yet.
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

/// A sum of multiples of unknown lengths and a constant, in points.
struct LinearExpression {
  var terms: [Int: Double] = [:]
  var constant = 0.0

  init(_ constant: Double = 0) { self.constant = constant }

  /// Creates a multiple of one unknown length.
  init(variable: Int, times factor: Double = 1) { terms[variable] = factor }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum.add(right, times: 1)
    return sum
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

  /// Adds a multiple of another expression; terms that vanish are dropped.
  mutating func add(_ other: LinearExpression, times factor: Double) {
    constant += other.constant * factor
    for (variable, coefficient) in other.terms {
      let sum = terms[variable, default: 0] + coefficient * factor
      terms[variable] = abs(sum) < 1e-9 ? nil : sum
    }
  }
}

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
