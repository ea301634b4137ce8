public import Foundation

extension Timer {
  @discardableResult @preconcurrency @MainActor public class func scheduledTimer(
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

  @preconcurrency @MainActor public convenience init(
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

  private struct TimerSender: @unchecked Sendable {
    let timer: Timer
    let target: TargetAction
  }
}

struct DelayedCall: @unchecked Sendable {
  @MainActor static var waiting: [(owner: ObjectIdentifier, timer: Timer)] = []

  let target: NSObject
  let selector: Selector
  let argument: Any?

  func perform() { _ = selector.perform(on: target, sender: argument as AnyObject?) }
}

extension NSObject {
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    let call = DelayedCall(target: self, selector: aSelector, argument: anArgument)
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      guard timer.isValid else { return }
      call.perform()
    }
    DelayedCall.waiting.append((ObjectIdentifier(self), timer))
    RunLoop.main.add(timer, forMode: .common)
  }

  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = ObjectIdentifier(aTarget as AnyObject)
    for (owner, timer) in DelayedCall.waiting where owner == target { timer.invalidate() }
    DelayedCall.waiting.removeAll { $0.owner == target || !$0.timer.isValid }
  }

  /// Cancels all delayed calls of an object.
  ///
  /// Apple's method cancels those of one selector, but methods can't be compared here.
  @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) { cancelPreviousPerformRequests(withTarget: aTarget) }
}
