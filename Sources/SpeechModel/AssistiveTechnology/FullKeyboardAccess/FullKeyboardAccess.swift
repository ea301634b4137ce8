public import AccessibilityTree
public import SpeechRules

/// Full Keyboard Access on one screen: the tabulator goes from item to item, the space bar activates.
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
/// let user = FullKeyboardAccess(app: Shop(), settings: SpeechSettings(language: "en"))
/// let commands = try ["tab", "space"].map { try WrittenCommand<KeyCommand>(parsing: $0) }
/// let transcript = try await user.obey(commands, settle: {})
/// for line in transcript.lines { print(line) }
/// ```
///
/// ```output
/// > tab
/// Buy
/// > space
/// [activated Buy]
/// ```
///
/// It is a class because the focus is one and the same for all who look at it.
@MainActor
public final class FullKeyboardAccess: WalkingTechnology {
  private let actions: ItemActions
  private let settings: SpeechSettings
  private var focus: ElementID?
  private var menu: ItemMenu?

  /// Turns Full Keyboard Access on for an app; what the app made known before is not news.
  public init(app: any AccessibleApp, settings: SpeechSettings) {
    actions = ItemActions(app: app)
    self.settings = settings
    _ = app.takeNotifications()
  }

  /// Returns the items of the tabulator from the first to the last.
  public func walk() -> [Transcript.Entry] {
    items().map(Transcript.Entry.shown)
  }

  /// Presses a key and returns what follows.
  ///
  /// The closure waits until the app has finished what the key began.
  public func perform(
    _ command: KeyCommand,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    if let menu, let entries = await perform(command, in: menu, settle: settle) { return entries }
    menu = nil
    switch command {
    case .tab: return move(by: 1)
    case .shiftTab: return move(by: -1)
    case .arrow(let direction): return await press(direction, settle: settle)
    case .escape, .back:
      return await actions.goBack(by: .keyboardActions, settle: settle)
    case .choose: return [.nothingHappens]
    case .space:
      guard let element = focused() else { return [.nothingHappens] }
      return await act(.activate, on: element, by: .keyboardSpace, settle: settle)
    case .type(let text):
      guard let element = focused(), element.traits.contains(.textEntry) else {
        return [.nothingHappens]
      }
      return await act(.insertText(text), on: element, by: .keyboardItems, settle: settle)
    case .actions:
      menu = focused().flatMap { ItemMenu($0, $0.customActionEntries(by: .keyboardActions)) }
      return [menu?.opening ?? .nothingHappens]
    }
  }

  /// Moves in a menu, chooses from it or closes it; nothing if the key is none of a menu's.
  private func perform(
    _ command: KeyCommand,
    in menu: ItemMenu,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry]? {
    let entry: ItemMenu.Entry
    switch command {
    case .arrow(.down), .arrow(.up):
      self.menu?.move(by: command == .arrow(.down) ? 1 : -1)
      return (self.menu?.current.part).map { [.listed([$0])] } ?? []
    case .escape:
      self.menu = nil
      return [.event(.menuClosed, rule: .keyboardActions)]
    case .space: entry = menu.current
    case .choose(let name):
      guard let named = menu.entry(named: name) else { return [.event(.noMatch)] }
      entry = named
    default: return nil
    }
    self.menu = nil
    return await actions.perform(
      entry.action,
      on: menu.element,
      named: entry.part,
      by: .keyboardActions,
      settle: settle
    )
  }

  /// Goes to the next item, round in a circle; a group is entered at what is chosen in it.
  ///
  /// Source: Workday's guide for the tabulator and groups; certainty B. The circle and the member
  /// that is entered are concluded; C.
  private func move(by step: Int) -> [Transcript.Entry] {
    let items = items()
    guard !items.isEmpty else { return [.nothingHappens] }
    let current =
      items.firstIndex { $0.elements.contains { $0.id == focus } } ?? (step > 0 ? -1 : items.count)
    let members = items[(current + step + items.count) % items.count].elements
    return focus(on: members.first { $0.traits.contains(.selected) } ?? members.first)
  }

  /// Goes within a group, changes a value, or goes to the nearest item in the direction.
  ///
  /// Source: Workday's guide for groups; certainty B. The rest is concluded; C.
  private func press(
    _ direction: Gesture.Direction,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let element = focused() else { return [.nothingHappens] }
    let goesOn = direction == .right || direction == .down
    let group = items().map(\.elements).first { $0.contains { $0.id == element.id } } ?? []
    if group.count > 1, let index = group.firstIndex(where: { $0.id == element.id }) {
      let next = index + (goesOn ? 1 : -1)
      return group.indices.contains(next) ? focus(on: group[next]) : [.limit(.keyboardGroups)]
    }
    if element.traits.contains(.adjustable) {
      let raises = direction == .right || direction == .up
      let step: AccessibilityAction = raises ? .increment : .decrement
      return await act(step, on: element, by: .keyboardArrows, settle: settle)
    }
    let others = items().flatMap(\.elements).filter {
      $0.id != element.id && $0.frame.center.lies(direction, of: element.frame.center)
    }
    let start = element.frame.center
    let nearest = others.min {
      $0.frame.center.distance(to: start) < $1.frame.center.distance(to: start)
    }
    return nearest.map { focus(on: $0) } ?? [.limit(.keyboardArrows)]
  }

  private func focus(on element: AccessibilityElement?) -> [Transcript.Entry] {
    guard let element else { return [.nothingHappens] }
    focus = element.id
    return [.shown(.element(element, name: name(of: element)))]
  }

  private func act(
    _ action: AccessibilityAction,
    on element: AccessibilityElement,
    by rule: SpeechRule,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    await actions.perform(
      action,
      on: element,
      named: name(of: element),
      by: rule,
      settle: settle
    )
  }

  private func name(of element: AccessibilityElement) -> UtterancePart {
    ScanItem.name(of: element, settings: settings, rule: .keyboardItems)
  }

  private func focused() -> AccessibilityElement? {
    items().flatMap(\.elements).first { $0.id == focus }
  }

  private func items() -> [ScanItem] {
    ScanItem.items(
      of: actions.app.currentTree(),
      settings: settings,
      rule: .keyboardItems,
      isGroup: \.isGroupForKeys
    )
  }
}

extension AccessibilityContainer {
  /// Whether the tabulator passes the members as one, and arrows go among them.
  ///
  /// Source: Workday's guide: collections, lists and menus; certainty B. Which containers these are
  /// is concluded; C.
  fileprivate var isGroupForKeys: Bool {
    switch kind {
    case .series, .tabBar, .tabBarTrait, .list: true
    case .group, .semanticGroup, .landmark, .dataTable: false
    }
  }
}

extension Point {
  /// Tells whether the point lies in a direction from another one.
  fileprivate func lies(_ direction: Gesture.Direction, of other: Point) -> Bool {
    switch direction {
    case .right: x > other.x
    case .left: x < other.x
    case .up: y < other.y
    case .down: y > other.y
    }
  }

  /// The square of the distance to another point.
  fileprivate func distance(to other: Point) -> Double {
    (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
  }
}
