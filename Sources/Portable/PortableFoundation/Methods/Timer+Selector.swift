public import Foundation

extension Timer {
  /// Starts a timer that calls a method.
  @discardableResult
  @preconcurrency @MainActor
  public class func scheduledTimer(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti,
      target: aTarget,
      selector: aSelector,
      userInfo: userInfo,
      repeats: yesOrNo
    )
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }

  /// Creates a timer that calls a method once it is added to a run loop.
  @preconcurrency @MainActor
  public convenience init(
    timeInterval ti: TimeInterval,
    target aTarget: Any,
    selector aSelector: Selector,
    userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    let target = TargetAction(target: aTarget, action: aSelector)
    self.init(timeInterval: ti, repeats: yesOrNo) { timer in
      let sender = TimerSender(timer: timer, target: target)
      MainActor.assumeIsolated { sender.target.perform(sender: sender.timer) }
    }
  }

  /// A timer of the main run loop, which calls on the main thread.
  private struct TimerSender: @unchecked Sendable {
    let timer: Timer
    let target: TargetAction
  }
}
