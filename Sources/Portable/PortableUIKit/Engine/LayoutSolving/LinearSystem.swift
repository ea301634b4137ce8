/// Equations solved one after another, each as far as those before it leave room.
///
/// Gauss–Jordan elimination: each accepted equation expresses one unknown by the others. An
/// equation that contradicts earlier ones is left out, so the order of adding is the order of
/// importance.
struct LinearSystem {
  private var rows: [Int: LinearExpression] = [:]
  private var users: [Int: Set<Int>] = [:]

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
    for user in users.removeValue(forKey: pivot.key) ?? [] {
      guard let factor = rows[user]?.terms.removeValue(forKey: pivot.key) else { continue }
      rows[user]?.add(row, times: factor)
      for variable in row.terms.keys { users[variable, default: []].insert(user) }
    }
    for variable in row.terms.keys { users[variable, default: []].insert(pivot.key) }
    rows[pivot.key] = row
  }

  /// The value of an expression; lengths that nothing decides count as zero.
  func value(of expression: LinearExpression) -> Double {
    reduce(expression).constant
  }

  private func reduce(_ expression: LinearExpression) -> LinearExpression {
    var result = LinearExpression(expression.constant)
    for (variable, coefficient) in expression.terms {
      result.add(rows[variable] ?? LinearExpression(variable: variable), times: coefficient)
    }
    return result
  }
}
