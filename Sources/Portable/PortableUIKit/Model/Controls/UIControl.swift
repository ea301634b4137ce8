public import Foundation
import PortableFoundation

@preconcurrency @MainActor open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private final var targets: [(events: UIControl.Event, target: TargetAction)] = []
  private final var actions: [(events: UIControl.Event, action: UIAction)] = []

  open var isEnabled = true {
    didSet {
      stateDidChange()
      PropertyObservations.checkForChanges()
    }
  }
  open var isSelected = false {
    didSet {
      stateDidChange()
      PropertyObservations.checkForChanges()
    }
  }
  open var isHighlighted = false {
    didSet {
      stateDidChange()
      PropertyObservations.checkForChanges()
    }
  }
  open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var showsMenuAsPrimaryAction = false {
    didSet {
      stateDidChange()
      PropertyObservations.checkForChanges()
    }
  }
  open var isContextMenuInteractionEnabled = false
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  open var toolTip: String?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: UIControl.State {
    var state = UIControl.State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    targets.append((controlEvents, TargetAction(target: target, action: action)))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    targets = targets.compactMap { entry in
      guard entry.target.belongs(to: target) else { return entry }
      let events = entry.events.subtracting(controlEvents)
      return events.isEmpty ? nil : (events, entry.target)
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(action, for: controlEvents)
    actions.append((controlEvents, action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: UIControl.Event
  ) {
    actions = actions.compactMap { entry in
      guard entry.action.identifier == actionIdentifier else { return entry }
      let events = entry.events.subtracting(controlEvents)
      return events.isEmpty ? nil : (events, entry.action)
    }
  }

  open func sendActions(for controlEvents: UIControl.Event) {
    HandlerLog.note(controlEvents)
    for (events, target) in targets where !events.isDisjoint(with: controlEvents) {
      HandlerLog.noteCall()
      target.perform(sender: self)
    }
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  // That the next responder doesn't receive the touches of a control: Apple, Using responders and
  // the responder chain; certainty A.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Whether the touch does anything is decided when it ends.
    event?.isUnhandled = true
    guard isEnabled, let finger = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(finger, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let finger = touches.first else { return }
    isTouchInside = isInside(finger, with: event)
    isTracking = continueTracking(finger, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let finger = touches.first else {
      event?.isUnhandled = true
      return
    }
    isTouchInside = isInside(finger, with: event)
    isTracking = false
    isHighlighted = false
    endTracking(finger, with: event)
    if !isTouchInside { sendActions(for: .touchUpOutside) }
    if !isTouchInside || !touch() { event?.isUnhandled = true }
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  // A subview may extend beyond the control.
  private final func isInside(_ finger: UITouch, with event: UIEvent?) -> Bool {
    finger.view !== self || point(inside: finger.location(in: self), with: event)
  }

  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    HandlerLog.noteCall()
    _ = action.perform(on: target.map { $0 as AnyObject }, sender: self)
  }

  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// Does what a touch does.
  ///
  /// A control with an activation point of its own leaves the touch to the view at that point.
  open override func accessibilityActivate() -> Bool {
    if let activate = accessibilityActivateBlock { return activate() }
    let point = accessibilityActivationPoint
    guard isEnabled, point == builtInActivationPoint else { return false }
    // An accessibility frame may be larger than the control.
    let isInside = self.point(inside: convert(point, from: nil), with: nil)
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    return FingerTouch(at: isInside ? point : middle, .tap).perform(on: self)
  }

  // Source: lottie-ios, pull request 1637; certainty B.
  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(traits: stateTraits)
  }

  override var builtInRespondsToUserInteraction: Bool { isEnabled }

  // The traits of the control's state.
  final var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  // Does what a finger does when it is lifted. Returns whether the control did anything.
  func touch() -> Bool {
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
    return true
  }

  func stateDidChange() {}
}
