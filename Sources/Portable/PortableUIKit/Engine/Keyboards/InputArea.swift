import Foundation

/// The accessory view and the input view of the first responder, at the bottom of the screen.
///
/// They are read after everything else, because they are in a window of their own. Source: Apple's
/// documentation of `inputView` and `inputAccessoryView`, certainty A; IQKeyboardManager, issue
/// 1512, and FXForms, pull request 111, that VoiceOver reaches them, B; C for the order.
final class InputArea: UIView {
  private weak var owner: UIResponder?
  /// Represents everything that is read before the input views.
  let precedingContent = UIResponder()

  // The responder chain leads from the accessory view to the responder that provides it.
  override var next: UIResponder? { owner ?? superview }

  /// The height of the system's keyboard, in points, with the area below it.
  ///
  /// Source: `keyboardFrameEndUserInfoKey` of an iPhone with a screen 402 points wide, as apps
  /// report it; certainty C.
  static let systemKeyboardHeight: CGFloat = 336

  func show(_ views: InputViews, in window: UIWindow) {
    owner = views.owner
    let shown = views.all
    for view in subviews where !shown.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    let width = window.bounds.width
    var y: CGFloat = 0
    for view in shown {
      if view.superview !== self { addSubview(view) }
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = CGRect(x: 0, y: y, width: width, height: height(of: view, width: width))
      y = view.frame.maxY
    }
    let bottom =
      views.isSystemKeyboardShown ? Self.systemKeyboardHeight : window.safeAreaInsets.bottom
    frame = CGRect(x: 0, y: window.bounds.height - bottom - y, width: width, height: y)
    if window.subviews.last !== self { window.addSubview(self) }
  }

  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    if view.frame.height > 0 { return view.frame.height }
    let fitting = view.sizeThatFits(CGSize(width: width, height: 0)).height
    if fitting > 0 { return fitting }
    let constrained = view.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height
    return constrained > 0 ? constrained : 44
  }
}

/// The views that a first responder, or a responder after it, provides for input.
///
/// Source: the header of `UIResponder`, which says that both go up the responder chain; certainty
/// A.
@MainActor
struct InputViews {
  let owner: UIResponder
  let accessory: UIView?
  let input: UIView?

  /// Returns `nil` if there is nothing to show.
  init?(of responder: UIResponder, in window: UIWindow) {
    let chain = Array(sequence(first: responder, next: \.next))
    guard chain.contains(where: { $0 === window }) else { return nil }
    let provider = chain.first { $0.inputAccessoryView != nil }
    accessory = provider?.inputAccessoryView
    input = chain.lazy.compactMap(\.inputView).first
    owner = provider ?? responder
    isTextInput = responder is any UIKeyInput
    if accessory == nil, input == nil { return nil }
  }

  private let isTextInput: Bool

  var all: [UIView] { [accessory, input].compactMap(\.self) }
  var isSystemKeyboardShown: Bool { isTextInput && input == nil }
}

extension UIWindow {
  /// Shows the input views of the first responder, and removes those of another one.
  func updateInputArea() {
    guard let views = UIWindow.firstResponder.flatMap({ InputViews(of: $0, in: self) }) else {
      guard let inputArea else { return }
      for view in inputArea.subviews { view.removeFromSuperview() }
      inputArea.removeFromSuperview()
      self.inputArea = nil
      return
    }
    let area = inputArea ?? InputArea(frame: .zero)
    inputArea = area
    area.show(views, in: self)
  }
}

extension UIViewController {
  /// Makes a controller with an accessory view the first responder if it can be one.
  ///
  /// Source: thoughtbot, Input Accessorizing with UIViewController, for the views; certainty C that
  /// it happens without a call of the app.
  func showInputAccessory() {
    guard UIWindow.firstResponder == nil, canBecomeFirstResponder, inputAccessoryView != nil
    else { return }
    becomeFirstResponder()
  }
}
