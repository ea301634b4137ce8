public import Foundation

@preconcurrency @MainActor public protocol UITraitDefinition {}

public typealias UITrait = any UITraitDefinition.Type

public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public enum UITraitUserInterfaceIdiom: UITraitDefinition {}
public enum UITraitAccessibilityContrast: UITraitDefinition {}
public enum UITraitLegibilityWeight: UITraitDefinition {}
public enum UITraitDisplayScale: UITraitDefinition {}

extension UITraitCollection {
  public class var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }
}

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
    store(observer)
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
    store(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? UIView)?.traitObservers.removeAll { $0 === registration }
    (self as? UIViewController)?.traitObservers.removeAll { $0 === registration }
  }

  private func store(_ observer: TraitObserver) {
    (self as? UIView)?.traitObservers.append(observer)
    (self as? UIViewController)?.traitObservers.append(observer)
  }
}

@preconcurrency @MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

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
