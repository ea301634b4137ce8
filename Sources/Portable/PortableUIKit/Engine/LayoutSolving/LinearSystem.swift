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
