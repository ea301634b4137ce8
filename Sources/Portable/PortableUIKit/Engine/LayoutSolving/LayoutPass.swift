import Foundation
import PortableFoundation

/// Lays out a view hierarchy until no view requests layout.
@MainActor
struct LayoutPass {
  let root: UIView

  /// The maximum number of rounds, for views that keep requesting layout.
  private static let roundLimit = 20

  private static var solving: Set<ObjectIdentifier> = []

  /// Lays out from the top down: constraints set frames, then views place their own subviews.
  ///
  /// A view that requests layout while it is measured, like a list that is as high as its content,
  /// is laid out in the next round.
  func run() {
    guard !Self.solving.contains(ObjectIdentifier(root)) else { return }
    for _ in 0..<Self.roundLimit where root.subtreeNeedsLayout {
      layOut(root, LayoutLinks(in: root))
    }
    PropertyObservations.checkForChanges()
  }

  /// The size at which the constraints in the view are satisfied, in points.
  ///
  /// - Parameter width: The width of the view; `nil` to find it as well.
  func fittingSize(width: CGFloat?) -> CGSize {
    let links = LayoutLinks(in: root, isSizeUnknown: true)
    var solution = LayoutIsland(root: root, links: links).solved(.fitting(width: width))
    let size = solution.frame(of: root).size
    return CGSize(width: size.width.roundedToPixel, height: size.height.roundedToPixel)
  }

  private func layOut(_ view: UIView, _ links: LayoutLinks) {
    if let scrollView = view as? UIScrollView, scrollView.adjustForInsets() {
      // Content laid out together with the scroll view is placed again in the next round.
      scrollView.setNeedsLayout()
      if view !== root, !view.usesFrameLayout { view.superview?.setNeedsLayout() }
    }
    if view === root || !links.join(view) {
      let isFirst = Self.solving.insert(ObjectIdentifier(root)).inserted
      LayoutIsland(root: view, links: links).layOutIfNeeded()
      if isFirst { Self.solving.remove(ObjectIdentifier(root)) }
    }
    if view.needsLayout {
      view.needsLayout = false
      view.owningController?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.owningController?.viewDidLayoutSubviews()
    }
    for child in view.children { layOut(child, links) }
  }
}

extension UIView {
  var subtreeNeedsLayout: Bool { needsLayout || children.contains(where: \.subtreeNeedsLayout) }

  struct Shares {
    var left = 0.0
    var width = 0.0
    var top = 0.0
    var height = 0.0
  }

  var shares: Shares {
    let mask = autoresizingMask
    guard translatesAutoresizingMaskIntoConstraints, !mask.isEmpty else { return Shares() }
    let horizontal = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      .count { mask.contains($0) }
    let vertical = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
      .count { mask.contains($0) }
    func share(_ part: AutoresizingMask, of parts: Int) -> Double {
      mask.contains(part) ? 1 / Double(parts) : 0
    }
    return Shares(
      left: share(.flexibleLeftMargin, of: horizontal),
      width: share(.flexibleWidth, of: horizontal),
      top: share(.flexibleTopMargin, of: vertical),
      height: share(.flexibleHeight, of: vertical)
    )
  }

  func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    let wider = bounds.width - oldSize.width
    let higher = bounds.height - oldSize.height
    for view in children where !view.autoresizingMask.isEmpty {
      guard view.translatesAutoresizingMaskIntoConstraints else { continue }
      let shares = view.shares
      var frame = view.frame
      frame.origin.x += wider * shares.left
      frame.origin.y += higher * shares.top
      frame.size.width = max(0, frame.width + wider * shares.width)
      frame.size.height = max(0, frame.height + higher * shares.height)
      view.frame = frame
    }
  }
}
