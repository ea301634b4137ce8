import Foundation

/// The unknown lengths of a view hierarchy and the equations between them.
///
/// Each view and guide has four unknowns: the position of its top left corner on the screen, its
/// width and its height.
@MainActor
struct LayoutProblem {
  let links: LayoutLinks
  private(set) var equations: [LayoutEquation] = []
  private var firstVariables: [ObjectIdentifier: Int] = [:]
  private(set) var solution = LinearSystem()
  private var constraints: [(constraint: NSLayoutConstraint, equation: Int)] = []
  private var usedInsets: [ObjectIdentifier: (view: UIView, safeArea: UIEdgeInsets)] = [:]

  init(links: LayoutLinks) { self.links = links }

  mutating func register(_ view: UIView) {
    _ = x(view)
    for child in view.children {
      if links.join(child) { register(child) } else { _ = x(child) }
    }
  }

  mutating func x(_ item: AnyObject) -> LinearExpression { variable(0, of: item) }
  mutating func y(_ item: AnyObject) -> LinearExpression { variable(1, of: item) }
  mutating func width(_ item: AnyObject) -> LinearExpression { variable(2, of: item) }
  mutating func height(_ item: AnyObject) -> LinearExpression { variable(3, of: item) }

  mutating func require(
    _ left: LinearExpression,
    _ relation: NSLayoutConstraint.Relation = .equal,
    _ right: LinearExpression,
    priority: Double = 1000,
    contentLength: Double = 0
  ) {
    equations.append(
      LayoutEquation(
        expression: left - right,
        relation: relation,
        priority: priority,
        contentLength: contentLength
      )
    )
  }

  mutating func define(_ length: LinearExpression, as value: LinearExpression) {
    require(length, .equal, value, priority: 2000)
  }

  mutating func recordLast(as constraint: NSLayoutConstraint) {
    constraints.append((constraint, equations.count - 1))
  }

  mutating func recordInsets(of view: UIView) {
    usedInsets[ObjectIdentifier(view)] = (view, view.safeAreaInsets)
  }

  var usedInsetsAreValid: Bool {
    usedInsets.values.allSatisfy { $0.view.safeAreaInsets == $0.safeArea }
  }

  func markUnsatisfiedConstraints() {
    for (constraint, index) in constraints {
      let value = solution.value(of: equations[index].expression)
      constraint.isUnsatisfied = equations[index].violation(by: value) > 0.5
    }
  }

  /// Finds lengths that satisfy the relations in order of priority.
  ///
  /// Equations come first. Then the violated inequalities with the highest priority become
  /// equations and everything is solved again, until no violation can be removed.
  mutating func solve() {
    var binding = equations.filter { $0.relation == .equal }
    var open = equations.filter { $0.relation != .equal }
    while true {
      solution = LinearSystem()
      for equation in Self.byImportance(binding) { solution.add(equation.expression) }
      solution.settle()
      let worst = worstViolations(among: open)
      guard !worst.isEmpty else { return }
      for index in worst.sorted(by: >) { binding.append(open.remove(at: index)) }
    }
  }

  /// The indices of the inequalities to turn into equations next.
  ///
  /// Among equal priorities the largest violation comes first. Content compression inequalities are
  /// added together.
  private func worstViolations(among open: [LayoutEquation]) -> [Int] {
    var violations: [(index: Int, distance: Double)] = []
    for (index, equation) in open.enumerated() {
      let distance = equation.violation(by: solution.value(of: equation.expression))
      if distance > 0.01 { violations.append((index, distance)) }
    }
    // A length that fits its content can no longer be negative.
    let asking = Set(
      violations.filter { open[$0.index].contentLength > 0 }
        .compactMap { open[$0.index].expression.terms.keys.first }
    )
    violations.removeAll { open[$0.index].nonNegativeLength.map(asking.contains) ?? false }
    let worst = violations.max { left, right in
      rank(of: left, in: open) < rank(of: right, in: open)
    }
    guard let worst else { return [] }
    let first = open[worst.index]
    guard first.contentLength > 0 else { return [worst.index] }
    return violations.map(\.index).filter {
      open[$0].contentLength > 0 && open[$0].priority == first.priority
    }
  }

  /// All required relations rank equally, and the largest violation comes first; but a length stays
  /// zero once it can't be negative, so what else the views require of it is added before.
  private func rank(
    of violation: (index: Int, distance: Double),
    in open: [LayoutEquation]
  ) -> (Double, Int, Double) {
    let equation = open[violation.index]
    let isLimit = equation.nonNegativeLength != nil
    return (min(1000, equation.priority), isLimit ? 0 : 1, violation.distance)
  }

  mutating func frame(of item: AnyObject) -> CGRect {
    CGRect(
      x: solution.value(of: x(item)),
      y: solution.value(of: y(item)),
      width: max(0, solution.value(of: width(item))),
      height: max(0, solution.value(of: height(item)))
    )
  }

  func contains(_ item: AnyObject) -> Bool { firstVariables[ObjectIdentifier(item)] != nil }

  private mutating func variable(_ offset: Int, of item: AnyObject) -> LinearExpression {
    let id = ObjectIdentifier(item)
    let first = firstVariables[id] ?? firstVariables.count * 4
    firstVariables[id] = first
    return LinearExpression(variable: first + offset)
  }

  /// Sorts by descending priority, then by ascending content length; the sort is stable.
  private static func byImportance(_ equations: [LayoutEquation]) -> [LayoutEquation] {
    equations.enumerated()
      .sorted { left, right in
        (right.element.priority, left.element.contentLength, left.offset)
          < (left.element.priority, right.element.contentLength, right.offset)
      }
      .map(\.element)
  }
}
