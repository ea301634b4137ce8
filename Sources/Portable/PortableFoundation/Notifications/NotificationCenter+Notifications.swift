public import Foundation

extension NotificationCenter {
  public struct Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var iterator: AsyncStream<Sent>.Iterator

      public mutating func next() async -> Notification? { await iterator.next()?.notification }
    }

    fileprivate struct Sent: @unchecked Sendable { let notification: Notification }

    fileprivate let stream: AsyncStream<Sent>

    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(iterator: stream.makeAsyncIterator())
    }
  }

  public func notifications(
    named name: Notification.Name,
    object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    let stream = AsyncStream<Notifications.Sent> { continuation in
      let observer = Observer(
        token: addObserver(forName: name, object: object, queue: nil) { notification in
          continuation.yield(Notifications.Sent(notification: notification))
        }
      )
      continuation.onTermination = { _ in NotificationCenter.default.removeObserver(observer.token)
      }
    }
    return Notifications(stream: stream)
  }

  private struct Observer: @unchecked Sendable { let token: any NSObjectProtocol }
}
