public import AccessibilityTree
public import SpeechRules

/// Switch Control on one screen, which highlights items and groups one after another and selects
/// them.
///
/// It is a class because there is one highlight per screen.
///
/// ```swift
/// import AccessibilityTree
/// import AssistiveTechnology
///
/// final class Shop: AccessibleApp {
///   let title = AccessibilityElement(
///     id: ElementID(1), label: "Cart", traits: .header,
///     frame: Rect(x: 0, y: 0, width: 300, height: 44))
///   let buy = AccessibilityElement(
///     id: ElementID(2), label: "Buy", traits: .button,
///     frame: Rect(x: 0, y: 60, width: 300, height: 44))
///
///   func currentTree() -> AccessibilityTree {
///     AccessibilityTree(nodes: [.element(title), .element(buy)])
///   }
///   func perform(_ action: AccessibilityAction, on element: ElementID) -> Bool { action == .activate }
///   func perform(_ action: AccessibilityAction, at point: Point) -> Bool { false }
///   func search(
///     _ rotor: Int, of element: ElementID, from current: ElementID, _ direction: CustomRotor.Direction
///   ) -> ElementID? { nil }
///   func focusMoved(from old: ElementID?, to new: ElementID?) {}
///   func takeNotifications() -> [AccessibilityNotification] { [] }
/// }
///
/// let user = SwitchControl(app: Shop(), settings: SpeechSettings(language: "en"))
/// let commands = try ["select", "choose Tap"].map { try WrittenCommand<SwitchCommand>(parsing: $0) }
/// let transcript = try await user.execute(commands, settle: {})
/// for line in transcript.lines { print(line) }
/// ```
///
/// ```output
/// Buy
/// > select
/// [menu] Tap
/// > choose Tap
/// [activated Buy]
/// ```
@MainActor
public final class SwitchControl: WalkingTechnology {
  let actions: ItemActions
  let settings: SpeechSettings
  private let groupsItems: Bool
  private var highlight = SwitchHighlight()
  var menu: ItemMenu?

  /// Turns Switch Control on for an app and discards the notifications posted before.
  ///
  /// - Parameters:
  ///   - app: The app whose screen is scanned.
  ///   - settings: The language and version of the system.
  ///   - groupsItems: Whether items that belong together are highlighted together, as set by the
  ///     user.
  public init(app: any AccessibleApp, settings: SpeechSettings, groupsItems: Bool = true) {
    actions = ItemActions(app: app)
    self.settings = settings
    self.groupsItems = groupsItems
    _ = app.takeNotifications()
  }

  /// Returns what is highlighted from the first item to the last, without entering groups.
  public func walk() -> [Transcript.Entry] {
    highlight.level(in: items()).map(Transcript.Entry.shown)
  }

  /// Highlights the first item.
  public func start() -> [Transcript.Entry] {
    highlight.start(in: items()).map { [.shown($0)] } ?? [.event(.nothingToShow)]
  }

  /// Performs a switch action and returns what follows.
  ///
  /// - Parameters:
  ///   - command: The switch action.
  ///   - settle: Waits until the app has finished reacting to the action.
  public func perform(
    _ command: SwitchCommand,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    switch command {
    case .next: return move(by: 1)
    case .previous: return move(by: -1)
    case .cancel: return cancel()
    case .choose(let name): return await choose(name, settle: settle)
    case .select:
      guard let menu else { return select() }
      return await act(menu.current, on: menu.element, settle: settle)
    }
  }

  private func move(by step: Int) -> [Transcript.Entry] {
    if menu != nil {
      menu?.move(by: step)
      return (menu?.current.part).map { [.listed([$0])] } ?? []
    }
    switch highlight.move(by: step, in: items()) {
    case .item(let item): return [.shown(item)]
    case .groupExit: return [.event(.leaveGroup)]
    case nil: return [.nothingHappens]
    }
  }

  /// Enters a group, leaves a group that is highlighted as a whole, or opens the menu of an item.
  ///
  /// Source: Apple's user guides; certainty A.
  private func select() -> [Transcript.Entry] {
    let items = items()
    switch highlight.target(in: items) {
    case .groupExit: return leave(items)
    case .item(.group(let group, let members)):
      highlight.enter(group.id, at: members.first?.id)
      return [members.first.map(Transcript.Entry.shown) ?? .shown("")]
    case .item(.element(let element, _)): return openMenu(of: element)
    case nil: return [.nothingHappens]
    }
  }

  private func cancel() -> [Transcript.Entry] {
    guard menu == nil else {
      menu = nil
      return [.event(.menuClosed)]
    }
    return leave(items())
  }

  private func leave(_ items: [ScanItem]) -> [Transcript.Entry] {
    guard highlight.isInGroup else { return [.nothingHappens] }
    return [highlight.leave(in: items).map(Transcript.Entry.shown) ?? .shown("")]
  }

  /// The highlighted elements; at the exit of a group, all of its elements.
  var highlighted: [AccessibilityElement] {
    var highlight = highlight
    let items = items()
    return switch highlight.target(in: items) {
    case .item(let item): item.elements
    case .groupExit: highlight.level(in: items).flatMap(\.elements)
    case nil: []
    }
  }

  private func items() -> [ScanItem] {
    let tree = actions.app.currentTree()
    return ScanItem.items(
      of: tree,
      settings: settings,
      rule: .switchItems,
      isGroup: { [groupsItems] in groupsItems && $0.isGroupForSwitches },
      isIncluded: { !$0.frame.isOutside(tree.screen) }
    )
  }

  /// The frame around the highlight: the item whose menu is open, an item, or a whole group.
  public var marks: [OverlayMark] {
    let elements = menu.map { [$0.element] } ?? highlighted
    return Rect(around: elements.map(\.frame)).map { [OverlayMark(frame: $0)] } ?? []
  }
}
