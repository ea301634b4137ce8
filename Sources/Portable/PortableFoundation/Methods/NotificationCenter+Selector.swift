public import Foundation

extension NotificationCenter {
  /// Calls a method of an observer whenever a notification is posted.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    weak let target = observer as AnyObject
    nonisolated(unsafe) let selector = aSelector
    nonisolated(unsafe) weak let observer = target
    _ = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let observer else { return }
      _ = selector.perform(on: observer, sender: notification)
    }
  }
}
