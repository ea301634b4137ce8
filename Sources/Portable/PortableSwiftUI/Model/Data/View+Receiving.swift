public import Foundation

/// Something that tells of what happens, as Combine's publishers do; Combine itself is not there.
@MainActor public protocol PortablePublisher<Output> {
  associatedtype Output

  /// Calls back whenever something happens, until what is given back is gone.
  func listen(_ action: @escaping (Output) -> Void) -> AnyObject
}

/// Tells of notifications.
public struct NotificationPublisher: PortablePublisher {
  let center: NotificationCenter
  let name: Notification.Name

  public func listen(_ action: @escaping (Notification) -> Void) -> AnyObject {
    NotificationListener(center, name, action)
  }
}

/// Listens as long as it is there.
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
      PassModifier { pass, context in
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

/// Keeps a subscription as long as its view is there.
final class ListenerBox {
  var action: ((Any) -> Void)?
  var subscription: AnyObject?
}

/// Tells of the time again and again, as Combine's publisher of timers does.
public struct TimerPublisher: PortablePublisher {
  let interval: TimeInterval

  /// Begins by itself, as it does here in any case.
  public func autoconnect() -> TimerPublisher { self }

  public func listen(_ action: @escaping (Date) -> Void) -> AnyObject {
    TimerListener(interval, action)
  }
}

/// Listens to a timer as long as it is there.
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
