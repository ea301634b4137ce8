public import Foundation

@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  public let duration: TimeInterval
  open var fractionComplete: CGFloat = 0
  open var isRunning: Bool { false }
  open var isReversed = false

  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { changes.append(animations) }
  }

  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  public convenience init(
    duration: TimeInterval,
    timingParameters parameters: any UITimingCurveProvider
  ) { self.init(duration: duration, curve: .easeInOut) }

  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  open var state: UIViewAnimatingState { .inactive }
  open var isUserInteractionEnabled = true
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) { startAnimation() }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(finalPosition) }
  }

  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration,
      curve: .easeInOut,
      animations: animations
    )
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  open func addAnimations(_ animation: @escaping () -> Void) { changes.append(animation) }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() {
    let (changes, completions) = (changes, completions)
    (self.changes, self.completions) = ([], [])
    for change in changes { change() }
    fractionComplete = 1
    for completion in completions { completion(.end) }
  }

  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  open func pauseAnimation() {}
  open func stopAnimation(_ withoutFinishing: Bool) {}
}

public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
