import Foundation

/// A touch at a point of the screen, which an assistive technology sends if an element doesn't
/// answer its activation.
///
/// Source: KIF, pull request 1305, and Apple's documentation of `accessibilityActivationPoint`;
/// certainty A.
@MainActor
struct FingerTouch {
  let point: CGPoint
  let kind: TouchKind

  init(at point: CGPoint, _ kind: TouchKind) {
    self.point = point
    self.kind = kind
  }

  /// Sends the touch to the view it hits.
  ///
  /// - Returns: Whether anything handled it.
  func perform(on hit: UIView) -> Bool {
    if case .tap = kind { return tap(hit) }
    for view in sequence(first: hit, next: \.superview) {
      if view.ownGestureRecognizers.contains(where: { recognizes($0) && $0.recognize(at: point) }) {
        return true
      }
      if case .hold = kind, let isOpened = view.openContextMenu(at: point) { return isOpened }
    }
    return false
  }

  /// Touches a view down and up: gesture recognizers come first, then the responder chain.
  ///
  /// A recognizer that answers cancels the touch in the view, unless the app prevents it. Source:
  /// Apple's documentation of `cancelsTouchesInView`; certainty A.
  private func tap(_ hit: UIView) -> Bool {
    let touch = UITouch(at: point, in: hit)
    let event = UIEvent()
    event.touches = [touch]
    let reached = reachedViews(from: hit)
    let candidates = reached.flatMap(\.ownGestureRecognizers).filter { $0.receives(touch) }
    hit.touchesBegan([touch], with: event)
    let isBeginningKept = !event.isUnhandled
    event.isUnhandled = false
    let answers = answers(of: candidates, to: touch, event)
    if answers.contains(where: \.cancelsTouchesInView) {
      touch.phase = .cancelled
      hit.touchesCancelled([touch], with: event)
      return true
    }
    touch.phase = .ended
    hit.touchesEnded([touch], with: event)
    if isBeginningKept || !event.isUnhandled || !answers.isEmpty { return true }
    // A cell that can't be selected leaves the touch to the views around it.
    switch reached.last {
    case let cell as UITableViewCell: return cell.choose() ?? passOn(from: cell)
    case let cell as UICollectionViewCell: return cell.choose() ?? passOn(from: cell)
    default: return false
    }
  }

  private func passOn(from view: UIView) -> Bool { view.superview.map(tap) ?? false }

  /// The views whose recognizers see the touch: up to the first control or cell, which answers
  /// itself.
  ///
  /// Source: Apple, Handling tap gestures, for controls; certainty A.
  private func reachedViews(from hit: UIView) -> [UIView] {
    var reached: [UIView] = []
    for view in sequence(first: hit, next: \.superview) {
      reached.append(view)
      if view is UIControl || view is UITableViewCell || view is UICollectionViewCell { break }
    }
    return reached
  }

  private func answers(
    of candidates: [UIGestureRecognizer],
    to touch: UITouch,
    _ event: UIEvent
  ) -> [UIGestureRecognizer] {
    var answers: [UIGestureRecognizer] = []
    for candidate in candidates where answers.allSatisfy({ $0.isSimultaneous(with: candidate) }) {
      let isRecognized =
        recognizes(candidate)
        ? candidate.recognize(at: point) : candidate.follow(touch, with: event)
      if isRecognized { answers.append(candidate) }
    }
    return answers
  }

  private func recognizes(_ recognizer: UIGestureRecognizer) -> Bool {
    kind.isRecognized(by: recognizer)
  }
}

enum TouchKind {
  case tap
  case doubleTap
  case hold

  @MainActor func isRecognized(by recognizer: UIGestureRecognizer) -> Bool {
    switch (self, recognizer) {
    case (.tap, let recognizer as UITapGestureRecognizer): recognizer.numberOfTapsRequired == 1
    case (.doubleTap, let recognizer as UITapGestureRecognizer):
      recognizer.numberOfTapsRequired == 2
    // Without a minimum duration it recognizes every touch.
    case (.tap, let recognizer as UILongPressGestureRecognizer):
      recognizer.minimumPressDuration <= 0
    case (.hold, _): recognizer is UILongPressGestureRecognizer
    default: false
    }
  }
}
