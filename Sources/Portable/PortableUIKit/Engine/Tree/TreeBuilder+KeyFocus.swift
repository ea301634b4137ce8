import AccessibilityTree

extension TreeBuilder {
  /// Whether and in which group the system's focus of a keyboard can be in an object.
  func keyFocus(of object: UIResponder) -> KeyFocus? {
    if object.builtInAccessibility.isFocusable {
      let around = sequence(first: object, next: \.next).lazy.compactMap { $0 as? UIView }.first
      return KeyFocus(group: around.map(group) ?? "")
    }
    guard let view = focusableView(at: object) else { return nil }
    return KeyFocus(group: group(of: view), priority: view.focusGroupPriority.rawValue)
  }

  /// The view that gets the focus where an object is: itself, or the cell that it is in.
  private func focusableView(at object: UIResponder) -> UIView? {
    let chain = sequence(first: object, next: \.next).prefix { !($0 is UIViewController) }
    let view = chain.lazy.compactMap { $0 as? UIView }.first { $0.canBecomeFocused }
    guard let view, view === object || view is UITableViewCell || view is UICollectionViewCell
    else { return nil }
    return view
  }

  /// The name of the group: the closest that an app gave, or one for each text, list and screen.
  ///
  /// Source: Apple's documentation of `focusGroupIdentifier`: subviews inherit it; certainty A. The
  /// groups without a name are concluded; C.
  private func group(of view: UIView) -> String {
    var area: UIResponder = view
    var isOwn = view is UITextField || view is UITextView
    for responder in sequence(first: view as UIResponder, next: \.next) {
      if let name = responder.groupName { return "name \(name)" }
      if !isOwn { area = responder }
      isOwn = isOwn || responder is UIScrollView || responder is UIViewController
    }
    return "area \(registry.id(for: area).number)"
  }
}

extension UIResponder {
  /// The name of the focus group that the app gave.
  fileprivate var groupName: String? {
    (self as? UIView)?.focusGroupIdentifier ?? (self as? UIViewController)?.focusGroupIdentifier
  }
}
