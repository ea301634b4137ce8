import Foundation

/// The unknown lengths of a view hierarchy and the relations between them.
///
/// Each view and guide has four unknowns: the place of its top left corner on the screen, its width
/// and its height.
@MainActor
struct LayoutProblem {
  /// Which views with frames of their own take part.
  let ties: LayoutTies
  private(set) var equations: [LayoutEquation] = []
  private var firstVariables: [ObjectIdentifier: Int] = [:]
  private(set) var solution = LinearSystem()
  private var constraints: [(constraint: NSLayoutConstraint, equation: Int)] = []
  private var usedInsets: [ObjectIdentifier: (view: UIView, safeArea: UIEdgeInsets)] = [:]

  init(ties: LayoutTies) {
    self.ties = ties
  }

  /// Takes in a view and everything that is laid out with it.
  mutating func register(_ view: UIView) {
    _ = x(view)
    for child in view.children {
      if ties.join(child) { register(child) } else { _ = x(child) }
    }
  }

  /// The left edge of a view or guide.
  mutating func x(_ item: AnyObject) -> LinearExpression { variable(0, of: item) }
  /// The top of a view or guide.
  mutating func y(_ item: AnyObject) -> LinearExpression { variable(1, of: item) }
  /// The width of a view or guide.
  mutating func width(_ item: AnyObject) -> LinearExpression { variable(2, of: item) }
  /// The height of a view or guide.
  mutating func height(_ item: AnyObject) -> LinearExpression { variable(3, of: item) }

  /// Demands that two expressions compare in a way.
  mutating func demand(
    _ left: LinearExpression,
    _ relation: NSLayoutConstraint.Relation = .equal,
    _ right: LinearExpression,
    priority: Double = 1000
  ) {
    let difference = left - right
    equations.append(
      LayoutEquation(expression: difference, relation: relation, priority: priority)
    )
  }

  /// Says what a length is, whatever constraints say.
  mutating func define(_ length: LinearExpression, as value: LinearExpression) {
    demand(length, .equal, value, priority: 2000)
  }

  /// Notes that what was demanded last is what a constraint says.
  mutating func noteLast(as constraint: NSLayoutConstraint) {
    constraints.append((constraint, equations.count - 1))
  }

  /// Notes that what bars cover of a view decides about places.
  mutating func noteInsets(of view: UIView) {
    usedInsets[ObjectIdentifier(view)] = (view, view.safeAreaInsets)
  }

  /// Whether bars still cover of the views what they covered when their places were sought.
  var usedInsetsAreValid: Bool {
    usedInsets.values.allSatisfy { $0.view.safeAreaInsets == $0.safeArea }
  }

  /// Tells the constraints whether they are satisfied.
  func markMissedConstraints() {
    for (constraint, index) in constraints {
      let value = solution.value(of: equations[index].expression)
      constraint.isMissed = equations[index].violation(by: value) > 0.5
    }
  }

  /// Finds lengths that satisfy the relations in the order of their importance.
  ///
  /// Relations of equality come first. Then the most important inequality that is missed furthest
  /// becomes an equality, and all is solved again, until none is left that could be mended.
  mutating func solve() {
    var binding = equations.filter { $0.relation == .equal }
    var open = equations.filter { $0.relation != .equal }
    while true {
      solution = LinearSystem()
      for equation in Self.byImportance(binding) { solution.add(equation.expression) }
      let misses = open.indices.filter {
        open[$0].violation(by: solution.value(of: open[$0].expression)) > 0.01
      }
      let worst = misses.max { left, right in
        let values = [left, right].map {
          open[$0].violation(by: solution.value(of: open[$0].expression))
        }
        // Of what is required, what is missed furthest comes first, whatever it is.
        let priorities = [left, right].map { min(1000, open[$0].priority) }
        return (priorities[0], values[0]) < (priorities[1], values[1])
      }
      guard let worst else { return }
      binding.append(open.remove(at: worst))
    }
  }

  /// The area of a view or guide on the screen, after solving.
  mutating func frame(of item: AnyObject) -> CGRect {
    CGRect(
      x: solution.value(of: x(item)),
      y: solution.value(of: y(item)),
      width: max(0, solution.value(of: width(item))),
      height: max(0, solution.value(of: height(item)))
    )
  }

  /// Whether a view or guide takes part.
  func contains(_ item: AnyObject) -> Bool {
    firstVariables[ObjectIdentifier(item)] != nil
  }

  private mutating func variable(_ offset: Int, of item: AnyObject) -> LinearExpression {
    let id = ObjectIdentifier(item)
    let first = firstVariables[id] ?? firstVariables.count * 4
    firstVariables[id] = first
    return LinearExpression(variable: first + offset)
  }

  /// Sorts by falling priority; relations of equal priority keep their order.
  private static func byImportance(_ equations: [LayoutEquation]) -> [LayoutEquation] {
    equations.enumerated()
      .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
      .map(\.element)
  }
}
