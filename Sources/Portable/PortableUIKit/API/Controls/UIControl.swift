public import Foundation
import PortableFoundation

/// A view that sends actions when it is touched.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private final var targets: [(events: UIControl.Event, target: TargetAction)] = []
  private final var actions: [(events: UIControl.Event, action: UIAction)] = []

  /// Whether the control responds.
  open var isEnabled = true {
    didSet {
      stateDidChange()
      PropertyObservations.look()
    }
  }
  /// Whether the control is chosen.
  open var isSelected = false {
    didSet {
      stateDidChange()
      PropertyObservations.look()
    }
  }
  /// Whether the control looks touched.
  open var isHighlighted = false {
    didSet {
      stateDidChange()
      PropertyObservations.look()
    }
  }
  /// How the content stands from top to bottom.
  open var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center
  /// How the content stands from side to side.
  open var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  /// Whether a touch opens the menu.
  open var showsMenuAsPrimaryAction = false {
    didSet {
      stateDidChange()
      PropertyObservations.look()
    }
  }
  /// Whether a touch that is held opens the menu.
  open var isContextMenuInteractionEnabled = false
  /// The text shown beside a pointer.
  open var toolTip: String?

  /// Creates a control.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a control with an action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// What the control's state is made of.
  open var state: UIControl.State {
    var state = UIControl.State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// Adds a method to be called on events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
    targets.append((controlEvents, TargetAction(target: target, action: action)))
  }

  /// Removes the methods of an object; `nil` stands for every object.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
    targets = targets.compactMap { entry in
      guard entry.target.belongs(to: target) else { return entry }
      let events = entry.events.subtracting(controlEvents)
      return events.isEmpty ? nil : (events, entry.target)
    }
  }

  /// Adds an action to be performed on events; one of the same name is replaced.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(action, for: controlEvents)
    actions.append((controlEvents, action))
  }

  /// Removes an action.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with a name.
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

  /// Calls what was added for events.
  open func sendActions(for controlEvents: UIControl.Event) {
    for (events, target) in targets where !events.isDisjoint(with: controlEvents) {
      target.perform(sender: self)
    }
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// Tells whether a control begins to follow a finger.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Tells whether a control goes on following a finger.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Is called when the finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Is called when the touch was interrupted.
  open func cancelTracking(with event: UIEvent?) {}

  /// Gives the place where a menu is attached, in the control's own coordinates.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// Gives the menu of the control; at first none.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Is called before the menu comes, which never happens here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Is called before the menu goes, which never happens here.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Calls a method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    _ = action.perform(on: target.map { $0 as AnyObject }, sender: self)
  }

  /// Performs an action.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Does what a touch does.
  ///
  /// A control with an activation point of its own leaves the touch to what lies at that point.
  open override func accessibilityActivate() -> Bool {
    if let activate = blocks.activate { return activate() }
    guard isEnabled, assigned.activationPoint == nil, blocks.activationPoint == nil else {
      return false
    }
    return touch()
  }

  override var builtInRespondsToUserInteraction: Bool { isEnabled }

  // The traits of a control's state.
  final var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = []
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  // Does what a finger does: down and up again. Tells whether the control did anything.
  func touch() -> Bool {
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
    return true
  }

  func stateDidChange() {}
}
