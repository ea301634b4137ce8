import Foundation

/// Where a view stood, and how it was laid out, before it was taken for a screen of its own.
///
/// Whoever asks about a row alone asks about the receipt that holds it next: it must hold it still.
@MainActor
struct FormerPlace {
  private let view: UIView
  /// What held the view; nothing held one that was made for the screen.
  private let superview: UIView?
  private let index: Int
  private let arrangedIndex: Int?
  private let frame: CGRect
  private let autoresizingMask: UIView.AutoresizingMask
  private let translatesMask: Bool
  /// The relations with what is around, of which moving lets go.
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

  /// Puts views back that still stand where the screen put them.
  ///
  /// A view that the app itself has taken away meanwhile stays away.
  static func restore(_ places: [FormerPlace], from stand: UIView) {
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

/// How views come into others and leave them.
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

  /// Lets go of constraints between what stays and what leaves, as UIKit does.
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

/// Why a controller's view comes onto the screen or leaves it, until it has done so.
///
/// Source: Apple's documentation of `isBeingPresented`, `isBeingDismissed`, `isMovingToParent` and
/// `isMovingFromParent`: they are `true` only while the view appears or disappears.
enum ControllerMovement: Hashable, Sendable {
  /// It is shown above another controller.
  case presented
  /// It is taken away from above another controller.
  case dismissed
  /// It comes into another controller, such as onto a stack of screens.
  case joined
  /// It goes out of another controller.
  case left
}

extension UIViewController {
  /// Tells the controller that its view comes into a window or leaves it.
  func viewWillMove(toWindow window: UIWindow?) {
    window == nil ? viewWillDisappear(false) : viewWillAppear(false)
  }

  /// Tells the controller that its view came into a window or left it.
  ///
  /// The view has no size yet, so appearing is completed when the window has laid it out.
  func viewDidMove(toWindow window: UIWindow?) {
    if let window {
      window.appearing.append(self)
    } else {
      viewDidDisappear(false)
    }
  }
}
