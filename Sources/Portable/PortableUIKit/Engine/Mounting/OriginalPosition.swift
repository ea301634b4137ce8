import Foundation

/// The position of a view in its app, and its layout, before it was shown on a screen of its own.
///
/// Reading a single row moves it out of its superview. Restoring it lets the next question about
/// the superview find the row again.
@MainActor
struct OriginalPosition {
  private let view: UIView
  private let superview: UIView?
  private let index: Int
  private let arrangedIndex: Int?
  private let frame: CGRect
  private let autoresizingMask: UIView.AutoresizingMask
  private let translatesMask: Bool
  private let constraints: [NSLayoutConstraint]

  init(of view: UIView) {
    self.view = view
    superview = view.superview
    index = view.superview?.children.firstIndex { $0 === view } ?? 0
    arrangedIndex = (view.superview as? UIStackView)?.arrangedSubviews.firstIndex { $0 === view }
    frame = view.frame
    autoresizingMask = view.autoresizingMask
    translatesMask = view.translatesAutoresizingMaskIntoConstraints
    constraints =
      view.superview.map { superview in
        sequence(first: superview, next: \.superview).flatMap(\.ownConstraints)
          .filter { $0.reaches(into: view) }
      } ?? []
  }

  /// Restores views that are still where the screen put them.
  ///
  /// A view that the app has removed meanwhile isn't restored.
  static func restore(_ places: [OriginalPosition], from stand: UIView) {
    for place in places.sorted(by: { $0.index < $1.index }) where place.view.superview === stand {
      place.restore()
    }
  }

  private func restore() {
    view.autoresizingMask = autoresizingMask
    guard let superview else {
      view.translatesAutoresizingMaskIntoConstraints = translatesMask
      return
    }
    superview.attach(view, at: index)
    if let arrangedIndex {
      (superview as? UIStackView)?.insertArrangedSubview(view, at: arrangedIndex)
    }
    view.translatesAutoresizingMaskIntoConstraints = translatesMask
    view.frame = frame
    NSLayoutConstraint.activate(constraints)
  }
}

extension UIView {
  func attach(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.detach()
    let oldWindow = view.window
    view.willMove(toSuperview: self)
    if window !== oldWindow { view.announce(willMoveTo: window) }
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    setNeedsLayout()
    view.setNeedsLayout()
    didAddSubview(view)
    view.didMoveToSuperview()
    if window !== oldWindow { view.announceMoveToWindow() }
  }

  func detach() {
    guard let superview = parent else { return }
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    let wasInWindow = window != nil
    if wasInWindow { announce(willMoveTo: nil) }
    superview.children.removeAll { $0 === self }
    parent = nil
    superview.setNeedsLayout()
    superview.dropConstraints(reaching: self)
    didMoveToSuperview()
    if wasInWindow { announceMoveToWindow() }
  }

  func announce(willMoveTo window: UIWindow?) {
    willMove(toWindow: window)
    owningController?.viewWillMove(toWindow: window)
    for view in children { view.announce(willMoveTo: window) }
  }

  func announceMoveToWindow() {
    didMoveToWindow()
    owningController?.viewDidMove(toWindow: window)
    for view in children { view.announceMoveToWindow() }
  }

  /// Removes constraints between the view's hierarchy and the rest, as UIKit does.
  func dropConstraints(reaching view: UIView) {
    var ancestor: UIView? = self
    while let current = ancestor {
      for constraint in current.ownConstraints where constraint.reaches(into: view) {
        constraint.isActive = false
      }
      ancestor = current.superview
    }
  }
}

/// Why a controller's view appears or disappears; set only while it does.
///
/// Source: Apple's documentation of `isBeingPresented`, `isBeingDismissed`, `isMovingToParent` and
/// `isMovingFromParent`: they are `true` only while the view appears or disappears.
enum ControllerTransition: Hashable, Sendable {
  case presented
  case dismissed
  case joined
  case left
}

extension UIViewController {
  func viewWillMove(toWindow window: UIWindow?) {
    window == nil ? viewWillDisappear(false) : viewWillAppear(false)
  }

  /// Begins appearing or disappearing.
  ///
  /// A view that appears has no size yet, so the window completes the appearance after layout.
  func viewDidMove(toWindow window: UIWindow?) {
    if let window {
      window.appearing.append(self)
    } else {
      viewDidDisappear(false)
    }
  }
}
