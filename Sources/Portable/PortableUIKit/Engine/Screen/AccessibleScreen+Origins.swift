package import AccessibilityTree
import Foundation

extension AccessibleScreen {
  /// The code origins of elements: the classes of their objects and the properties that hold them.
  ///
  /// - Parameters:
  ///   - elements: Elements of this screen.
  ///   - variables: The names of variables by the objects they hold.
  package func origins(
    of elements: [ElementID],
    variables: [ObjectIdentifier: String] = [:]
  ) -> [ElementID: ElementOrigin] {
    let properties = PropertyNames(in: owners, variables: variables)
    let objects = elements.compactMap { id in registry.object(for: id).map { (id, $0) } }
    return Dictionary(objects.map { ($0, origin(of: $1, properties)) }) { first, _ in first }
  }

  private func origin(of object: UIResponder, _ properties: PropertyNames) -> ElementOrigin {
    let item = (object as? BarItemView)?.item
    let known: NSObject = item ?? object
    let library = LibraryClass(of: known)
    var origin = ElementOrigin(
      className: library.name,
      property: properties.property(holding: known),
      imageNames: item?.image?.name.map { [$0] } ?? (object as? UIView).map(imageNames)
        ?? object.builtInAccessibility.imageNames,
      isSystemControl: LibraryClass(of: object).isUnsubclassed && !isSizedByApp(object)
        || object.builtInAccessibility.isSizedBySystem || hasFixedSize(object),
      isNamedBySystem: object is UIPageControl || object is PickerWheel
        || object is CalendarMonthTitle,
      hasSystemHint: object.accessibilityHint?.nonEmpty == object.builtInAccessibility.hint,
      isFromSwiftUI: library.isFromSwiftUI
    )
    origin.touch = TouchArea.touch(of: object)
    return origin
  }

  /// Whether the system determines the size of an object even in a subclass.
  private func hasFixedSize(_ object: UIResponder) -> Bool {
    object is UISwitch || object is UISlider || object is UIStepper || object is UIPageControl
      || object is UISegmentedControl || object is any SystemSizedView
  }

  private func isSizedByApp(_ object: UIResponder) -> Bool {
    if (object as? UIView)?.superview is UISearchBar { return false }
    return (object as? UIButton)?.buttonType.builtInWord == nil && object is UIButton
      || object is UILabel || object is UIImageView
      || type(of: object) == UIView.self
      || !(object is UIView)
  }

  private func imageNames(in view: UIView) -> [String] {
    let own =
      switch view {
      case let view as UIImageView: view.image?.name
      case let button as UIButton: button.currentImage?.name ?? button.configuration?.image?.name
      default: nil as String?
      }
    return (own.map { [$0] } ?? []) + view.subviews.flatMap(imageNames)
  }

  private var owners: [UIResponder] {
    var owners: [UIResponder] = []
    var controllers = window.rootViewController.map { [$0] } ?? []
    while let controller = controllers.popLast() {
      owners.append(controller)
      controllers += controller.children + (controller.presentedViewController.map { [$0] } ?? [])
    }
    var views: [UIView] = [window]
    while let view = views.popLast() {
      owners.append(view)
      views += view.subviews
    }
    return owners
  }
}

@MainActor
private struct PropertyNames {
  private var names: [ObjectIdentifier: ElementOrigin.Property] = [:]

  /// Searches the owners' properties.
  ///
  /// If several properties hold the same object, the first one counts.
  init(in owners: [UIResponder], variables: [ObjectIdentifier: String]) {
    names = variables.mapValues { ElementOrigin.Property(owner: nil, name: $0) }
    for owner in owners {
      var mirror: Mirror? = Mirror(reflecting: owner)
      while let current = mirror, !LibraryClass.isOfUIKit(current.subjectType) {
        for child in current.children {
          add(child.value, named: child.label, of: "\(current.subjectType)")
        }
        mirror = current.superclassMirror
      }
    }
  }

  func property(holding object: NSObject) -> ElementOrigin.Property? {
    names[ObjectIdentifier(object)]
  }

  private mutating func add(_ value: Any, named label: String?, of owner: String) {
    // The compiler stores a lazy property under a prefixed name.
    guard let label = label?.replacing("$__lazy_storage_$_", with: "") else { return }
    if let object = value as? NSObject, object is UIResponder || object is UIBarItem {
      let property = ElementOrigin.Property(owner: owner, name: label)
      names[ObjectIdentifier(object), default: property] =
        names[ObjectIdentifier(object)] ?? property
    } else if let objects = value as? [NSObject] {
      for (index, object) in objects.enumerated() {
        add(object, named: "\(label)[\(index)]", of: owner)
      }
    }
  }
}
