public import Foundation

extension NotificationCenter {
  /// The notifications of a name, as a sequence one can wait for.
  public struct Notifications: AsyncSequence, Sendable {
    /// What the sequence gives.
    public typealias Element = Notification

    /// Waits for one notification after another.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var iterator: AsyncStream<Sent>.Iterator

      /// Waits for the next notification; `nil` once the task is cancelled.
      public mutating func next() async -> Notification? {
        await iterator.next()?.notification
      }
    }

    /// A notification, which is not changed once it was sent.
    fileprivate struct Sent: @unchecked Sendable {
      let notification: Notification
    }

    fileprivate let stream: AsyncStream<Sent>

    /// Starts to wait.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(iterator: stream.makeAsyncIterator())
    }
  }

  /// Gives the notifications of a name from now on.
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

  /// What stops the observation, which any thread may do.
  private struct Observer: @unchecked Sendable {
    let token: any NSObjectProtocol
  }
}
