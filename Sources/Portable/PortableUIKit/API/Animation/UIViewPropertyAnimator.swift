public import Foundation

/// An object that makes changes which others can stop; they take effect at once here.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
  private var changes: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// How long the changes take, in seconds.
  public let duration: TimeInterval
  /// How far the changes have come, from 0 to 1.
  open var fractionComplete: CGFloat = 0
  /// Whether the changes are under way; here never.
  open var isRunning: Bool { false }
  /// Whether the changes are taken back.
  open var isReversed = false

  /// Creates changes with a curve.
  public init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { changes.append(animations) }
  }

  /// Creates changes with a spring.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Creates changes with a spring or a curve of its own.
  public convenience init(
    duration: TimeInterval,
    timingParameters parameters: any UITimingCurveProvider
  ) {
    self.init(duration: duration, curve: .easeInOut)
  }

  /// Creates changes with a curve of two points.
  public convenience init(
    duration: TimeInterval,
    controlPoint1 point1: CGPoint,
    controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Where the changes are.
  open var state: UIViewAnimatingState { .inactive }
  /// Whether touches reach what changes.
  open var isUserInteractionEnabled = true
  /// Whether the changes can be stopped and taken back.
  open var isInterruptible = true
  /// Whether the progress is a part of the time and not of the way.
  open var scrubsLinearly = true
  /// Whether the changes stay when they are complete.
  open var pausesOnCompletion = false

  /// Goes on with the changes.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?,
    durationFactor: CGFloat
  ) {
    startAnimation()
  }

  /// Completes stopped changes.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    let completions = completions
    self.completions = []
    for completion in completions { completion(finalPosition) }
  }

  /// Makes changes at once.
  @discardableResult
  open class func runningPropertyAnimator(
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

  /// Adds changes.
  open func addAnimations(_ animation: @escaping () -> Void) {
    changes.append(animation)
  }

  /// Adds changes that begin later.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    changes.append(animation)
  }

  /// Adds a closure that is called when the changes are complete.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes.
  open func startAnimation() {
    let (changes, completions) = (changes, completions)
    (self.changes, self.completions) = ([], [])
    for change in changes { change() }
    fractionComplete = 1
    for completion in completions { completion(.end) }
  }

  /// Makes the changes after a delay, which is not waited for.
  open func startAnimation(afterDelay delay: TimeInterval) {
    startAnimation()
  }

  /// Holds the changes.
  open func pauseAnimation() {}

  /// Stops the changes.
  open func stopAnimation(_ withoutFinishing: Bool) {}
}
