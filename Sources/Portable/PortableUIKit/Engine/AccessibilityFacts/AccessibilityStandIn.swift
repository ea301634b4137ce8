import Foundation

/// Responders that keep the accessibility properties of objects which are none themselves.
///
/// On Apple's systems the properties belong to every `NSObject`. Here an object that is no responder
/// gets a responder of its own at the first assignment; it ends with its object.
@MainActor
enum AccessibilityStandIn {
  private struct Pair {
    weak var object: NSObject?
    var responder: UIResponder
  }

  private static var pairs: [ObjectIdentifier: Pair] = [:]
  private static var sizeToTidyUpAt = 64

  /// The responder that answers for an object: itself, or one that was made for it.
  static func responder(for object: NSObject) -> UIResponder {
    if let responder = known(for: object) { return responder }
    tidyUp()
    let responder = UIResponder()
    pairs[ObjectIdentifier(object)] = Pair(object: object, responder: responder)
    return responder
  }

  /// The responder that answers for an object, unless nothing was ever assigned to it.
  static func known(for object: NSObject) -> UIResponder? {
    if let responder = object as? UIResponder { return responder }
    guard let pair = pairs[ObjectIdentifier(object)], pair.object === object else { return nil }
    return pair.responder
  }

  /// Forgets objects that are gone, whenever there are twice as many pairs as were left last time.
  private static func tidyUp() {
    guard pairs.count >= sizeToTidyUpAt else { return }
    pairs = pairs.filter { $0.value.object != nil }
    sizeToTidyUpAt = max(64, pairs.count * 2)
  }
}
