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

  init(ties: LayoutTies) { self.ties = ties }

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

  /// Says what a length is, whatever constraints say.
  mutating func define(_ length: LinearExpression, as value: LinearExpression) {
    demand(length, .equal, value, priority: 2000)
  }

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

  func markMissedConstraints() {
    for (constraint, index) in constraints {
      let value = solution.value(of: equations[index].expression)
      constraint.isMissed = equations[index].violation(by: value) > 0.5
    }
  }

  /// Finds lengths that satisfy the relations in the order of their importance.
  ///
  /// Relations of equality come first. Then the most important inequalities that are missed become
  /// equalities, and all is solved again, until none is left that could be mended.
  mutating func solve() {
    var binding = equations.filter { $0.relation == .equal }
    var open = equations.filter { $0.relation != .equal }
    while true {
      solution = LinearSystem()
      for equation in Self.byImportance(binding) { solution.add(equation.expression) }
      solution.settle()
      let worst = worstMisses(among: open)
      guard !worst.isEmpty else { return }
      for index in worst.sorted(by: >) { binding.append(open.remove(at: index)) }
    }
  }

  /// The places of the inequalities to be mended next.
  ///
  /// Of what is equally important, what is missed furthest comes first. Contents that ask for room
  /// are mended together.
  private func worstMisses(among open: [LayoutEquation]) -> [Int] {
    var misses: [(index: Int, distance: Double)] = []
    for (index, equation) in open.enumerated() {
      let distance = equation.violation(by: solution.value(of: equation.expression))
      if distance > 0.01 { misses.append((index, distance)) }
    }
    // A length that gets the room of its content is no longer below zero.
    let asking = Set(
      misses.filter { open[$0.index].contentLength > 0 }
        .compactMap { open[$0.index].expression.terms.keys.first }
    )
    misses.removeAll { open[$0.index].lengthAboveZero.map(asking.contains) ?? false }
    let worst = misses.max { left, right in
      // Of what is required, what is missed furthest comes first, whatever it is.
      let priorities = [left, right].map { min(1000, open[$0.index].priority) }
      return (priorities[0], left.distance) < (priorities[1], right.distance)
    }
    guard let worst else { return [] }
    let first = open[worst.index]
    guard first.contentLength > 0 else { return [worst.index] }
    return misses.map(\.index).filter {
      open[$0].contentLength > 0 && open[$0].priority == first.priority
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
  func contains(_ item: AnyObject) -> Bool { firstVariables[ObjectIdentifier(item)] != nil }

  private mutating func variable(_ offset: Int, of item: AnyObject) -> LinearExpression {
    let id = ObjectIdentifier(item)
    let first = firstVariables[id] ?? firstVariables.count * 4
    firstVariables[id] = first
    return LinearExpression(variable: first + offset)
  }

  /// Sorts by falling priority and rising length of contents; otherwise the order is kept.
  private static func byImportance(_ equations: [LayoutEquation]) -> [LayoutEquation] {
    equations.enumerated()
      .sorted { left, right in
        (right.element.priority, left.element.contentLength, left.offset)
          < (left.element.priority, right.element.contentLength, right.offset)
      }
      .map(\.element)
  }
}
