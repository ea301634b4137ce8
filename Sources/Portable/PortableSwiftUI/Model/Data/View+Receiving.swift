public import Foundation

/// A source of events for `onReceive`.
///
/// It replaces Combine's publishers, which Linux doesn't have.
@MainActor public protocol PortablePublisher<Output> {
  associatedtype Output

  /// Calls back for each event until the returned object is released.
  func listen(_ action: @escaping (Output) -> Void) -> AnyObject
}

public struct NotificationPublisher: PortablePublisher {
  let center: NotificationCenter
  let name: Notification.Name

  public func listen(_ action: @escaping (Notification) -> Void) -> AnyObject {
    NotificationListener(center, name, action)
  }
}

final class NotificationListener {
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?

  init(
    _ center: NotificationCenter,
    _ name: Notification.Name,
    _ action: @escaping (Notification) -> Void
  ) {
    self.center = center
    nonisolated(unsafe) let action = action
    token = center.addObserver(forName: name, object: nil, queue: nil) { action($0) }
  }

  deinit {
    if let token { center.removeObserver(token) }
  }
}

extension NotificationCenter {
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> NotificationPublisher { NotificationPublisher(center: self, name: name) }
}

extension View {
  public func onReceive<P: PortablePublisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View {
    modifier(
      RenderPassModifier { pass, context in
        let key = SlotKey(identity: context.identity, name: "receive")
        let listener = pass.graph.slot(key) { ListenerBox() }
        listener.action = { output in
          if let output = output as? P.Output { action(output) }
        }
        guard listener.subscription == nil else { return }
        listener.subscription = publisher.listen { [weak listener] in listener?.action?($0) }
      }
    )
  }
}

final class ListenerBox {
  var action: ((Any) -> Void)?
  var subscription: AnyObject?
}

public struct TimerPublisher: PortablePublisher {
  let interval: TimeInterval

  public func autoconnect() -> TimerPublisher { self }

  public func listen(_ action: @escaping (Date) -> Void) -> AnyObject {
    TimerListener(interval, action)
  }
}

final class TimerListener {
  private let timer: Timer

  init(_ interval: TimeInterval, _ action: @escaping (Date) -> Void) {
    nonisolated(unsafe) let action = action
    timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in
      action(Date())
    }
  }

  deinit { timer.invalidate() }
}

extension Timer {
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }
}
