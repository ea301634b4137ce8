public import Foundation

/// Tells of the time again and again, as Combine's publisher of timers does.
public struct TimerPublisher: PortablePublisher {
  let interval: TimeInterval

  /// Begins by itself, as it does here in any case.
  public func autoconnect() -> TimerPublisher { self }

  /// Calls back each time.
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

  deinit {
    timer.invalidate()
  }
}

extension Timer {
  /// Tells of the time, every so many seconds.
  public static func publish(
    every interval: TimeInterval,
    tolerance: TimeInterval? = nil,
    on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }
}
