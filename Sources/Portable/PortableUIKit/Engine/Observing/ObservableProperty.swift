import Foundation

/// The UIKit properties that can be observed by name.
@MainActor
enum ObservableProperty {
  /// The value of a property; `nil` if it can't be observed.
  static func value(of object: AnyObject, _ name: String) -> Any? {
    if let scrollView = object as? UIScrollView, let value = value(of: scrollView, name) {
      return value
    }
    if let control = object as? UIControl, let value = value(of: control, name) { return value }
    if let layer = object as? CALayer { return value(of: layer, name) }
    return (object as? UIView).flatMap { value(of: $0, name) }
  }

  private static func value(of view: UIScrollView, _ name: String) -> Any? {
    switch name {
    case "contentSize": view.contentSize
    case "contentOffset": view.contentOffset
    case "contentInset": view.contentInset
    default: nil
    }
  }

  private static func value(of control: UIControl, _ name: String) -> Any? {
    switch name {
    case "enabled", "isEnabled": control.isEnabled
    case "selected", "isSelected": control.isSelected
    case "highlighted", "isHighlighted": control.isHighlighted
    default: nil
    }
  }

  private static func value(of view: UIView, _ name: String) -> Any? {
    switch name {
    case "frame": view.frame
    case "bounds": view.bounds
    case "center": view.center
    case "hidden", "isHidden": view.isHidden
    case "alpha": view.alpha
    default: nil
    }
  }

  private static func value(of layer: CALayer, _ name: String) -> Any? {
    switch name {
    case "frame": layer.frame
    case "bounds": layer.bounds
    case "position": layer.position
    case "cornerRadius": layer.cornerRadius
    default: nil
    }
  }
}
