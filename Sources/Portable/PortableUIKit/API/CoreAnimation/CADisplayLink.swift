public import Foundation

/// A clock that ticks with the screen; here it never ticks.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// When the last picture was shown, in seconds since the start of the system.
  open var timestamp: CFTimeInterval { ProcessInfo.processInfo.systemUptime }
  /// When the next picture will be shown, in seconds since the start of the system.
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between two pictures, in seconds.
  open var duration: CFTimeInterval { 1 / 60 }
  /// Whether the clock stands still.
  open var isPaused = false
  /// How many pictures a second the app wishes.
  open var preferredFramesPerSecond = 0
  /// How many pictures a second the app can do with.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates a clock that would call a method.
  public init(target: Any, selector sel: Selector) {
    super.init()
  }

  /// Starts the clock.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Takes the clock out of a loop.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}

  /// Stops the clock for good.
  open func invalidate() {}
}
