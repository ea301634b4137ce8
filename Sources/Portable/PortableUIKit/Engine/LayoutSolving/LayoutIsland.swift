import Foundation

/// A view with a given frame, and the subviews whose constraints are solved together.
///
/// These are the views that constraints place, and the views with frames that are linked to them.
/// Other views with frames are islands of their own, and fixed here.
@MainActor
struct LayoutIsland {
  let root: UIView
  let links: LayoutLinks

  enum Goal {
    case frames
    case fitting(width: CGFloat?)
  }

  /// How often to solve again because the safe area changed with the frames.
  private static let attemptLimit = 3

  func layOutIfNeeded() {
    let views = members(in: root)
    guard root.needsLayout || views.contains(where: \.needsLayout) else { return }
    guard !views.isEmpty || !root.guides.isEmpty || root is UIScrollView else { return }
    for _ in 0..<Self.attemptLimit {
      var solution = solved(.frames)
      place(views, by: &solution)
      solution.markUnsatisfiedConstraints()
      if solution.usedInsetsAreValid { return }
    }
  }

  func solved(_ goal: Goal) -> LayoutProblem {
    updateConstraints()
    var first = problem(goal, widths: [:])
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for view in members(in: root) where !view.usesFrameLayout {
      let width = first.frame(of: view).width.roundedToPixel
      let height = view.contentSize(fitting: width).height
      if height != view.contentSize(fitting: .infinity).height {
        widths[ObjectIdentifier(view)] = width
      }
    }
    return widths.isEmpty ? first : problem(goal, widths: widths)
  }

  private func place(_ views: [UIView], by solution: inout LayoutProblem) {
    for view in views where !view.usesFrameLayout {
      guard let superview = view.superview else { continue }
      let frame = solution.frame(of: view)
      let corner = solution.frame(of: superview).origin
      view.place(
        CGRect(
          x: (frame.minX - corner.x + superview.bounds.minX).roundedToPixel,
          y: (frame.minY - corner.y + superview.bounds.minY).roundedToPixel,
          width: frame.width.roundedToPixel,
          height: frame.height.roundedToPixel
        )
      )
    }
    for view in [root] + views {
      for guide in view.guides {
        guide.placedFrame = view.convert(solution.frame(of: guide), from: nil)
      }
      guard let scrollView = view as? UIScrollView else { continue }
      let size = solution.frame(of: scrollView.contentLayoutGuide).size
      if size != .zero { scrollView.contentSize = size }
    }
  }

  private func problem(_ goal: Goal, widths: [ObjectIdentifier: CGFloat]) -> LayoutProblem {
    var problem = LayoutProblem(links: links)
    problem.register(root)
    let origin = root.convert(root.bounds.origin, to: nil)
    problem.define(problem.x(root), as: LinearExpression(origin.x))
    problem.define(problem.y(root), as: LinearExpression(origin.y))
    switch goal {
    case .frames:
      problem.define(problem.width(root), as: LinearExpression(root.bounds.width))
      problem.define(problem.height(root), as: LinearExpression(root.bounds.height))
    case .fitting(let width):
      if let width { problem.define(problem.width(root), as: LinearExpression(width)) }
      problem.requireContentSize(of: root, fitting: width ?? .infinity)
      problem.require(problem.width(root), .equal, LinearExpression(), priority: 49)
      problem.require(problem.height(root), .equal, LinearExpression(), priority: 49)
    }
    problem.requireLayout(of: root, widths: widths)
    problem.solve()
    return problem
  }

  private func updateConstraints() {
    for view in [root] + members(in: root) where view.needsUpdateOfConstraints {
      view.needsUpdateOfConstraints = false
      view.updateConstraints()
    }
  }

  private func members(in view: UIView) -> [UIView] {
    view.children.filter(links.join).flatMap { [$0] + members(in: $0) }
  }
}

extension UIView {
  fileprivate func place(_ frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    if self.frame.origin != frame.origin { self.frame.origin = frame.origin }
  }
}
