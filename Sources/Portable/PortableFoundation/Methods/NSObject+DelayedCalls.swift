public import Foundation

extension NSObject {
  /// Calls a method after a delay, in seconds.
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

  /// Drops all calls of an object's methods that wait for their time.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    let target = ObjectIdentifier(aTarget as AnyObject)
    for (owner, timer) in DelayedCall.waiting where owner == target { timer.invalidate() }
    DelayedCall.waiting.removeAll { $0.owner == target || !$0.timer.isValid }
  }

  /// Drops the calls of an object's method that wait for their time; here those of all its methods,
  /// since methods cannot be compared.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    cancelPreviousPerformRequests(withTarget: aTarget)
  }
}
