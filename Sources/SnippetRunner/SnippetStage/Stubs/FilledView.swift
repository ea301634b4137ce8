public import PortableUIKit

/// Gives a view content if it shows none: by a call, or else by texts with the names of labels.
@MainActor
public func byEarFilled<V: UIView>(_ view: V, _ call: ((V) -> Void)? = nil) -> V {
  guard !view.saysSomething else { return view }
  if let call {
    call(view)
    byEarReached("content:\(V.self)")
  }
  guard !view.saysSomething else { return view }
  var names: [String] = []
  if let label = view as? UILabel {
    label.text = "‹text›"
    names.append("text")
  }
  var mirror: Mirror? = Mirror(reflecting: view)
  while let level = mirror {
    for (name, value) in level.children {
      var name = name ?? ""
      if name.hasPrefix("$__lazy_storage_$_") { name = String(name.dropFirst(18)) }
      let inner = Mirror(reflecting: value)
      let object = inner.displayStyle == .optional ? inner.children.first?.value ?? value : value
      guard let part = object as? UIView, part.isDescendant(of: view) else { continue }
      if let label = part as? UILabel {
        label.text = "‹\(name)›"
        names.append(name)
      }
      if let button = part as? UIButton, button.currentTitle == nil, button.currentImage == nil {
        button.setTitle("‹\(name)›", for: .normal)
        names.append(name)
      }
    }
    mirror = level.superclassMirror
  }
  if !names.isEmpty { byEarReached("content:\(names.joined(separator: ", "))") }
  return view
}

extension UIView {
  fileprivate var saysSomething: Bool {
    if let label = accessibilityLabel, !label.isEmpty, isAccessibilityElement { return true }
    switch self {
    case let label as UILabel where label.text?.isEmpty == false: return true
    case let button as UIButton where button.currentTitle != nil || button.currentImage != nil:
      return true
    case let control as UISegmentedControl: return control.numberOfSegments > 0
    case is UISwitch, is UISlider, is UIStepper, is UITextField, is UITextView: return true
    default: return subviews.contains { $0.saysSomething }
    }
  }
}
