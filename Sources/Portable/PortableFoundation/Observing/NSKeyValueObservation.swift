public import Foundation

/// An observation of a property, which ends with this object or by its method.
public final class NSKeyValueObservation: NSObject {
  private let entry: PropertyObservations.Entry

  init(_ entry: PropertyObservations.Entry) {
    self.entry = entry
  }

  /// Ends the observation.
  public func invalidate() { PropertyObservations.remove(entry) }

  deinit { PropertyObservations.remove(entry) }
}
