import Foundation

@MainActor
final class TraitObserver: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let onChange: (UITraitCollection) -> Void

  init(_ traits: [UITrait], onChange: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.onChange = onChange
    super.init()
  }

  func compare(_ old: UITraitCollection, with new: UITraitCollection) {
    let isChanged = traits.contains { trait in
      switch trait {
      case is UITraitPreferredContentSizeCategory.Type:
        old.preferredContentSizeCategory != new.preferredContentSizeCategory
      case is UITraitLayoutDirection.Type: old.layoutDirection != new.layoutDirection
      case is UITraitHorizontalSizeClass.Type: old.horizontalSizeClass != new.horizontalSizeClass
      case is UITraitUserInterfaceIdiom.Type: old.userInterfaceIdiom != new.userInterfaceIdiom
      default: false
      }
    }
    if isChanged { onChange(old) }
  }
}

extension UIView {
  func announceTraitChange(from old: UITraitCollection) {
    let new = UITraitCollection.current
    traitCollectionDidChange(old)
    for observer in traitObservers { observer.compare(old, with: new) }
    if let owningController {
      owningController.traitCollectionDidChange(old)
      for observer in owningController.traitObservers { observer.compare(old, with: new) }
    }
    setNeedsLayout()
    for view in subviews { view.announceTraitChange(from: old) }
  }
}
