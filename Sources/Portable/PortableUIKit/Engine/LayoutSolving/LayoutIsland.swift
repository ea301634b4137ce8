import Foundation

/// A view whose frame is given, with the views in it that constraints place.
///
/// Views in it whose frames are given as well are islands of their own; here they are fixed.
@MainActor
struct LayoutIsland {
  let root: UIView

  /// What is sought.
  enum Goal {
    /// Frames within the size the root has.
    case frames
    /// The size of the root; its width may be given.
    case fitting(width: CGFloat?)
  }

  /// Whether a view of the island asked to be laid out.
  var needsLayout: Bool { root.needsLayout || placedViews.contains(where: \.needsLayout) }

  /// Places the views by their constraints.
  func layOut() {
    guard !placedViews.isEmpty || !root.guides.isEmpty || root is UIScrollView else { return }
    var solution = solved(.frames)
    for view in placedViews {
      guard let superview = view.superview else { continue }
      let frame = solution.frame(of: view)
      let corner = solution.frame(of: superview).origin
      view.place(
        CGRect(
          x: (frame.minX - corner.x + superview.bounds.minX).onPixel,
          y: (frame.minY - corner.y + superview.bounds.minY).onPixel,
          width: frame.width.onPixel,
          height: frame.height.onPixel
        )
      )
    }
    for view in [root] + placedViews {
      for guide in view.guides {
        guide.layoutFrame = view.convert(solution.frame(of: guide), from: nil)
      }
      guard let scrollView = view as? UIScrollView else { continue }
      let size = solution.frame(of: scrollView.contentLayoutGuide).size
      if size != .zero { scrollView.contentSize = size }
    }
  }

  /// Finds the frames of the views, or the size of the root.
  ///
  /// Texts first ask for one line; those that got less room are asked again at their width.
  func solved(_ goal: Goal) -> LayoutProblem {
    updateConstraints()
    var first = problem(goal, widths: [:])
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for view in placedViews {
      let width = first.frame(of: view).width.onPixel
      let height = view.contentSize(fitting: width).height
      if height != view.contentSize(fitting: .infinity).height {
        widths[ObjectIdentifier(view)] = width
      }
    }
    return widths.isEmpty ? first : problem(goal, widths: widths)
  }

  private func problem(_ goal: Goal, widths: [ObjectIdentifier: CGFloat]) -> LayoutProblem {
    var problem = LayoutProblem()
    let origin = root.convert(root.bounds.origin, to: nil)
    problem.demand(problem.x(root), .equal, LinearExpression(origin.x))
    problem.demand(problem.y(root), .equal, LinearExpression(origin.y))
    switch goal {
    case .frames:
      problem.demand(problem.width(root), .equal, LinearExpression(root.bounds.width))
      problem.demand(problem.height(root), .equal, LinearExpression(root.bounds.height))
    case .fitting(let width):
      if let width { problem.demand(problem.width(root), .equal, LinearExpression(width)) }
      problem.demandContentSize(of: root, fitting: width ?? .infinity)
      problem.demand(problem.width(root), .equal, LinearExpression(), priority: 49)
      problem.demand(problem.height(root), .equal, LinearExpression(), priority: 49)
    }
    problem.demandLayout(of: root, widths: widths)
    problem.solve()
    return problem
  }

  private func updateConstraints() {
    for view in [root] + placedViews where view.needsUpdateOfConstraints {
      view.needsUpdateOfConstraints = false
      view.updateConstraints()
    }
  }

  private var placedViews: [UIView] { Self.placedViews(in: root) }

  private static func placedViews(in view: UIView) -> [UIView] {
    view.children.filter { !$0.isPlacedByFrame }.flatMap { [$0] + placedViews(in: $0) }
  }
}

extension UIView {
  /// Takes on a frame that constraints found, without asking to be laid out if nothing changes.
  fileprivate func place(_ frame: CGRect) {
    if bounds.size != frame.size { bounds.size = frame.size }
    if self.frame.origin != frame.origin { self.frame.origin = frame.origin }
  }
}
