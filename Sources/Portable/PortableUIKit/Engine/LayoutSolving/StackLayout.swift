import Foundation

@MainActor
struct StackLayout {
  private let stack: UIStackView
  private let isHorizontal: Bool
  private let views: [UIView]
  private let distances: [CGFloat]
  private let margins: UIEdgeInsets

  init(_ stack: UIStackView) {
    self.stack = stack
    isHorizontal = stack.axis == .horizontal
    let shown = stack.arrangedSubviews.filter { !$0.isHidden }
    let distances = shown.dropLast().map { stack.distance(after: $0) }
    // In a right-to-left row the first view is at the right.
    let isReversed = isHorizontal && stack.isRightToLeft
    views = isReversed ? shown.reversed() : shown
    self.distances = isReversed ? distances.reversed() : distances
    margins = stack.isLayoutMarginsRelativeArrangement ? stack.marginInsets : .zero
  }

  func require(in problem: inout LayoutProblem) {
    requireLine(in: &problem)
    requireDistribution(in: &problem)
    for view in views { requireAlignment(of: view, in: &problem) }
    let across = isHorizontal ? problem.height(stack) : problem.width(stack)
    problem.require(across, .equal, LinearExpression(), priority: 48)
    // A hidden view takes no space.
    for view in stack.arrangedSubviews where view.isHidden {
      problem.require(length(view, &problem), .equal, LinearExpression(), priority: 999)
    }
  }

  private func requireLine(in problem: inout LayoutProblem) {
    guard let first = views.first, let last = views.last else { return }
    let (before, after) =
      isHorizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
    problem.require(
      start(first, &problem),
      .equal,
      start(stack, &problem) + LinearExpression(before)
    )
    problem.require(end(last, &problem), .equal, end(stack, &problem) - LinearExpression(after))
    guard stack.distribution != .equalSpacing, stack.distribution != .equalCentering else { return }
    for (index, distance) in distances.enumerated() {
      problem.require(
        start(views[index + 1], &problem),
        .equal,
        end(views[index], &problem) + LinearExpression(distance)
      )
    }
  }

  private func requireDistribution(in problem: inout LayoutProblem) {
    guard let first = views.first else { return }
    for (index, view) in views.enumerated().dropFirst() {
      let before = views[index - 1]
      switch stack.distribution {
      case .fill: break
      case .fillEqually:
        problem.require(length(view, &problem), .equal, length(first, &problem))
      case .fillProportionally:
        let (own, other) = (contentLength(of: view), contentLength(of: first))
        guard own > 0, other > 0 else { break }
        let scaled = length(view, &problem) * Double(other)
        problem.require(scaled, .equal, length(first, &problem) * Double(own))
      case .equalSpacing:
        let gap = start(view, &problem) - end(before, &problem)
        problem.require(gap, .greaterThanOrEqual, LinearExpression(distances[index - 1]))
        let firstGap = start(views[1], &problem) - end(first, &problem)
        if index > 1 { problem.require(gap, .equal, firstGap) }
        problem.require(gap, .equal, LinearExpression(distances[index - 1]), priority: 48)
      case .equalCentering:
        let gap = start(view, &problem) - end(before, &problem)
        problem.require(gap, .greaterThanOrEqual, LinearExpression(distances[index - 1]))
        let step = middle(view, &problem) - middle(before, &problem)
        let firstStep = middle(views[1], &problem) - middle(first, &problem)
        if index > 1 { problem.require(step, .equal, firstStep, priority: 149) }
        problem.require(gap, .equal, LinearExpression(distances[index - 1]), priority: 48)
      }
    }
  }

  private func requireAlignment(of view: UIView, in problem: inout LayoutProblem) {
    let (before, after) =
      isHorizontal ? (margins.top, margins.bottom) : (margins.left, margins.right)
    let near = acrossStart(stack, &problem) + LinearExpression(before)
    let far = acrossEnd(stack, &problem) - LinearExpression(after)
    let (start, end) = (acrossStart(view, &problem), acrossEnd(view, &problem))
    let isMirrored = !isHorizontal && stack.isRightToLeft
    switch stack.alignment {
    case .fill:
      problem.require(start, .equal, near)
      problem.require(end, .equal, far)
      return
    case .leading: problem.require(isMirrored ? end : start, .equal, isMirrored ? far : near)
    case .trailing: problem.require(isMirrored ? start : end, .equal, isMirrored ? near : far)
    case .center: problem.require(start + end, .equal, near + far)
    case .firstBaseline, .lastBaseline: requireBaseline(of: view, in: &problem)
    }
    problem.require(start, .greaterThanOrEqual, near)
    problem.require(end, .lessThanOrEqual, far)
  }

  private func requireBaseline(of view: UIView, in problem: inout LayoutProblem) {
    guard let first = views.first, view !== first else { return }
    let attribute: NSLayoutConstraint.Attribute =
      stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    problem.require(
      NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: .equal,
        toItem: first,
        attribute: attribute,
        multiplier: 1,
        constant: 0
      )
    )
  }

  private func contentLength(of view: UIView) -> CGFloat {
    let size = view.contentSize(fitting: .infinity)
    return isHorizontal ? size.width : size.height
  }

  private func start(_ view: UIView, _ problem: inout LayoutProblem) -> LinearExpression {
    isHorizontal ? problem.x(view) : problem.y(view)
  }

  private func length(_ view: UIView, _ problem: inout LayoutProblem) -> LinearExpression {
    isHorizontal ? problem.width(view) : problem.height(view)
  }

  private func end(_ view: UIView, _ problem: inout LayoutProblem) -> LinearExpression {
    start(view, &problem) + length(view, &problem)
  }

  private func middle(_ view: UIView, _ problem: inout LayoutProblem) -> LinearExpression {
    start(view, &problem) + length(view, &problem) * 0.5
  }

  private func acrossStart(_ view: UIView, _ problem: inout LayoutProblem) -> LinearExpression {
    isHorizontal ? problem.y(view) : problem.x(view)
  }

  private func acrossEnd(_ view: UIView, _ problem: inout LayoutProblem) -> LinearExpression {
    isHorizontal
      ? problem.y(view) + problem.height(view) : problem.x(view) + problem.width(view)
  }
}
