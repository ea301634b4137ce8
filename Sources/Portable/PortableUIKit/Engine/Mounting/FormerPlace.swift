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

  /// Notes the place of a view.
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
