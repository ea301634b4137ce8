public import AccessibilityTree
public import SpeechRules

/// Full Keyboard Access on one screen: the tabulator goes from item to item, the space bar activates.
///
/// Turned off, it leaves the keys to the system: Tab goes from focus group to focus group, arrows go
/// within, and Return chooses.
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
  private let isOn: Bool
  private var focus: ElementID?
  /// What had the focus when its group was left, by the name of the group.
  private var formerFoci: [String: ElementID] = [:]
  private var menu: ItemMenu?

  /// Takes a keyboard to an app; what the app made known before is not news.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - settings: How items are named.
  ///   - isOn: Whether Full Keyboard Access is turned on; else the system's own focus is moved.
  public init(app: any AccessibleApp, settings: SpeechSettings, isOn: Bool = true) {
    actions = ItemActions(app: app)
    self.settings = settings
    self.isOn = isOn
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
    if let answered = await askApp(command, .beforeSystem, settle: settle) { return answered }
    let entries = await obey(command, settle: settle)
    guard entries == [.nothingHappens] else { return entries }
    return await askApp(command, .afterSystem, settle: settle) ?? entries
  }

  /// Lets the app's own keys answer; nothing if they do not.
  ///
  /// Source: Apple's documentation of `UIKeyCommand.wantsPriorityOverSystemBehavior`; certainty A. That
  /// Full Keyboard Access comes where the focus and typing come is concluded; C.
  private func askApp(
    _ command: KeyCommand,
    _ turn: KeyStroke.Turn,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry]? {
    guard let keys = command.keys, let answer = actions.app.press(keys, at: focus, turn) else {
      return nil
    }
    await settle()
    let name = answer.name?.spokenForm ?? keys.caption(in: settings.language)
    return [.activated(name, rule: .keyboardCommands)] + actions.news()
  }

  private func obey(
    _ command: KeyCommand,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    switch command {
    case .tab: return move(by: 1)
    case .shiftTab: return move(by: -1)
    case .arrow(let direction): return await press(direction, settle: settle)
    case .escape: return await actions.goBack(by: .keyboardActions, settle: settle)
    case .back where isOn: return await actions.goBack(by: .keyboardActions, settle: settle)
    case .space where isOn:
      return await act(.activate, by: .keyboardSpace, settle: settle)
    case .press(KeyStroke(.named(.enter))) where !isOn:
      return await act(.activate, by: .focusGroups, settle: settle)
    case .type(let text):
      return await type(text, settle: settle)
    case .press(let keys):
      // Source: as for the app's own keys; certainty A.
      guard case .character(let text) = keys.key, keys.modifiers.isSubset(of: .shift) else {
        return [.nothingHappens]
      }
      return await type(keys.modifiers.isEmpty ? text : text.uppercased(), settle: settle)
    case .actions where isOn:
      menu = focused().flatMap { ItemMenu($0, $0.customActionEntries(by: .keyboardActions)) }
      return [menu?.opening ?? .nothingHappens]
    case .space, .back, .actions, .choose: return [.nothingHappens]
    }
  }

  private func type(
    _ text: String,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let element = focused(), element.traits.contains(.textEntry) else {
      return [.nothingHappens]
    }
    return await act(.insertText(text), on: element, by: .keyboardItems, settle: settle)
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
    guard isOn else { return focus(on: FocusGroups.primary(of: members, former: former)) }
    return focus(on: members.first { $0.traits.contains(.selected) } ?? members.first)
  }

  /// What had the focus in each group when it was left.
  private var former: Set<ElementID> { Set(formerFoci.values) }

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
    guard isOn else {
      let next = element.nearest(to: direction, among: group)
      return next.map { focus(on: $0) } ?? [.limit(.focusGroups)]
    }
    if group.count > 1, let index = group.firstIndex(where: { $0.id == element.id }) {
      let next = index + (goesOn ? 1 : -1)
      return group.indices.contains(next) ? focus(on: group[next]) : [.limit(.keyboardGroups)]
    }
    if element.traits.contains(.adjustable) {
      let raises = direction == .right || direction == .up
      let step: AccessibilityAction = raises ? .increment : .decrement
      return await act(step, on: element, by: .keyboardArrows, settle: settle)
    }
    let nearest = element.nearest(to: direction, among: items().flatMap(\.elements))
    return nearest.map { focus(on: $0) } ?? [.limit(.keyboardArrows)]
  }

  private func focus(on element: AccessibilityElement?) -> [Transcript.Entry] {
    guard let element else { return [.nothingHappens] }
    focus = element.id
    if let group = element.keyFocus?.group { formerFoci[group] = element.id }
    return [.shown(.element(element, name: name(of: element)))]
  }

  private func act(
    _ action: AccessibilityAction,
    by rule: SpeechRule,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard let element = focused() else { return [.nothingHappens] }
    return await act(action, on: element, by: rule, settle: settle)
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
    guard isOn else { return focusGroups() }
    return ScanItem.items(
      of: actions.app.currentTree(),
      settings: settings,
      rule: .keyboardItems,
      isGroup: \.isGroupForKeys
    )
  }
}

extension FullKeyboardAccess {
  /// The focus groups of the system, each as one item.
  private func focusGroups() -> [ScanItem] {
    let elements = ReadingOrder(actions.app.currentTree()).stops.map(\.element)
    return FocusGroups(elements).groups.compactMap { group in
      let members = group.members.map { ScanItem.element($0, name: name(of: $0)) }
      guard let first = group.members.first else { return nil }
      return members.count == 1
        ? members[0] : .group(AccessibilityContainer(id: first.id), members: members)
    }
  }
}

extension KeyCommand {
  /// The keys that are pressed; nothing for what is only understood while Full Keyboard Access is on.
  fileprivate var keys: KeyStroke? {
    switch self {
    case .tab: KeyStroke(.named(.tab))
    case .shiftTab: KeyStroke(.named(.tab), .shift)
    case .arrow(.up): KeyStroke(.named(.up))
    case .arrow(.down): KeyStroke(.named(.down))
    case .arrow(.left): KeyStroke(.named(.left))
    case .arrow(.right): KeyStroke(.named(.right))
    case .space: KeyStroke(.named(.space))
    case .escape: KeyStroke(.named(.escape))
    case .press(let keys): keys
    case .back, .actions, .choose, .type: nil
    }
  }
}

extension AccessibilityElement {
  /// Returns the element that is nearest in a direction.
  fileprivate func nearest(
    to direction: Gesture.Direction,
    among elements: [AccessibilityElement]
  ) -> AccessibilityElement? {
    elements
      .filter { $0.id != id && $0.frame.center.lies(direction, of: frame.center) }
      .min {
        $0.frame.center.distance(to: frame.center) < $1.frame.center.distance(to: frame.center)
      }
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
