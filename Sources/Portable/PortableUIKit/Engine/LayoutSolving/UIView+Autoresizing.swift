import Foundation

extension UIView {
  /// How much of what a superview grows by goes to the distances and lengths of a view.
  struct Shares {
    var left = 0.0
    var width = 0.0
    var top = 0.0
    var height = 0.0
  }

  /// The parts of growth that the mask lets the view take, which all flexible parts share equally.
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

  /// Lets the subviews follow a change of size as their masks say.
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
