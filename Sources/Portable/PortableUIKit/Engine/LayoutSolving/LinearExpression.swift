/// A sum of multiples of unknown lengths and a constant, in points.
struct LinearExpression {
  var terms: [Int: Double] = [:]
  var constant = 0.0

  /// Creates a constant.
  init(_ constant: Double = 0) {
    self.constant = constant
  }

  /// Creates a multiple of one unknown length.
  init(variable: Int, times factor: Double = 1) {
    terms[variable] = factor
  }

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
