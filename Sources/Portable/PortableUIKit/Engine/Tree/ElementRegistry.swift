import AccessibilityTree

/// The identities of the objects on a screen; it keeps the objects alive, so none is given twice.
@MainActor
final class ElementRegistry {
  private var objects: [UIResponder] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// The identity of an object, from 1 upwards in the order of first asking.
  func id(for object: UIResponder) -> ElementID {
    let key = ObjectIdentifier(object)
    if let number = numbers[key] { return ElementID(number) }
    objects.append(object)
    numbers[key] = objects.count
    return ElementID(objects.count)
  }

  /// The object with an identity.
  func object(for id: ElementID) -> UIResponder? {
    objects.indices.contains(id.number - 1) ? objects[id.number - 1] : nil
  }
}
