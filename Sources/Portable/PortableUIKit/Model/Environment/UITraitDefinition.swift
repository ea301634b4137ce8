public import Foundation

/// Something about the device that may change.
@preconcurrency @MainActor public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

/// The size of text the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// Whether the screen is light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// Whether there is much room across.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// Whether there is much room from top to bottom.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The direction in which a line is read.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
/// Whether colours are set apart more strongly.
public enum UITraitAccessibilityContrast: UITraitDefinition {}
/// Whether letters are bold.
public enum UITraitLegibilityWeight: UITraitDefinition {}
/// The number of pixels in a point.
public enum UITraitDisplayScale: UITraitDefinition {}

extension UITraitCollection {
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }
}

/// An object that can ask to be told when the device changes.
@preconcurrency @MainActor public protocol UITraitChangeObservable: AnyObject {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  @discardableResult public func registerForTraitChanges<Observer>(
    _ traits: [UITrait],
    handler:
      @escaping (_ traitEnvironment: Observer, _ previousTraitCollection: UITraitCollection)
      -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [weak self] previous in
      guard let observer = self as? Observer else { return }
      handler(observer, previous)
    }
    keep(observer)
    return observer
  }

  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  @discardableResult public func registerForTraitChanges(
    _ traits: [UITrait],
    target: Any,
    action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    let observer = TraitObserver(traits) { [weak self] _ in
      _ = action.perform(on: target, sender: self)
    }
    keep(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? UIView)?.traitObservers.removeAll { $0 === registration }
    (self as? UIViewController)?.traitObservers.removeAll { $0 === registration }
  }

  private func keep(_ observer: TraitObserver) {
    (self as? UIView)?.traitObservers.append(observer)
    (self as? UIViewController)?.traitObservers.append(observer)
  }
}

/// A wish to be told when the device changes.
@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that knows the device it is shown on.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// What a view or controller decides about the device for those in it; kept, and nothing depends on it.
@preconcurrency @MainActor
@available(iOS 17.0, *)
public struct UITraitOverrides {
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  public var accessibilityContrast = UIAccessibilityContrast.unspecified
  public var legibilityWeight = UILegibilityWeight.unspecified
}

public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

public enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision = 6
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
