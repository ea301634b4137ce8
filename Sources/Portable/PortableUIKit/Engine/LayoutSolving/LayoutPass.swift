import Foundation
import PortableFoundation

/// Lays out a view and everything in it until nothing asks for more.
@MainActor
struct LayoutPass {
  let root: UIView

  /// The number of rounds after which views that keep asking are left as they are.
  private static let roundLimit = 20

  /// The views whose constraints are being solved.
  private static var solving: Set<ObjectIdentifier> = []

  /// Lays out from the top down: constraints decide frames, then views place what they place
  /// themselves.
  ///
  /// A view that asks for its layout while it is measured, as lists do that are as high as their
  /// content, is laid out in the next round.
  func run() {
    guard !Self.solving.contains(ObjectIdentifier(root)) else { return }
    for _ in 0..<Self.roundLimit where root.subtreeNeedsLayout {
      layOut(root, LayoutTies(in: root))
    }
    PropertyObservations.look()
  }

  /// Gives the size at which the constraints in the view are satisfied, in points.
  ///
  /// - Parameter width: The width the view has, or `nil` if that is sought as well.
  func fittingSize(width: CGFloat?) -> CGSize {
    let ties = LayoutTies(in: root, isSizeSought: true)
    var solution = LayoutIsland(root: root, ties: ties).solved(.fitting(width: width))
    let size = solution.frame(of: root).size
    return CGSize(width: size.width.onPixel, height: size.height.onPixel)
  }

  private func layOut(_ view: UIView, _ ties: LayoutTies) {
    if let scrollView = view as? UIScrollView, scrollView.adoptInsets() {
      // Content placed together with the scroll view is placed again in the next round.
      scrollView.setNeedsLayout()
      if view !== root, !view.isPlacedByFrame { view.superview?.setNeedsLayout() }
    }
    if view === root || !ties.join(view) {
      let isFirst = Self.solving.insert(ObjectIdentifier(root)).inserted
      LayoutIsland(root: view, ties: ties).layOutIfNeeded()
      if isFirst { Self.solving.remove(ObjectIdentifier(root)) }
    }
    if view.needsLayout {
      view.needsLayout = false
      view.owningController?.viewWillLayoutSubviews()
      view.layoutSubviews()
      view.owningController?.viewDidLayoutSubviews()
    }
    for child in view.children { layOut(child, ties) }
  }
}

extension UIView {
  /// Whether the view or one in it asked to be laid out.
  var subtreeNeedsLayout: Bool {
    needsLayout || children.contains(where: \.subtreeNeedsLayout)
  }
}
