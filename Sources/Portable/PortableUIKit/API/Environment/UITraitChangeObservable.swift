import Foundation

/// An object that can ask to be told when the device changes.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Asks for a closure to be called when something about the device changes.
  @discardableResult
  public func registerForTraitChanges<Observer>(
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

  /// Asks for a method of this object to be called when something about the device changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Asks for a method of an object to be called when something about the device changes.
  @discardableResult
  public func registerForTraitChanges(
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

  /// Takes back a wish to be told.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? UIView)?.traitObservers.removeAll { $0 === registration }
    (self as? UIViewController)?.traitObservers.removeAll { $0 === registration }
  }

  private func keep(_ observer: TraitObserver) {
    (self as? UIView)?.traitObservers.append(observer)
    (self as? UIViewController)?.traitObservers.append(observer)
  }
}
