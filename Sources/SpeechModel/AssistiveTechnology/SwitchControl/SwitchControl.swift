public import AccessibilityTree
public import SpeechRules

/// Switch Control on one screen: items and groups are highlighted one after another and selected.
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
/// let transcript = try await user.obey(commands, settle: {})
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
///
/// It is a class because the highlight is one and the same for all who look at it.
@MainActor
public final class SwitchControl: WalkingTechnology {
  private let actions: ItemActions
  private let settings: SpeechSettings
  private let groupsItems: Bool
  /// The groups that were entered, the outermost first.
  private var entered: [ElementID] = []
  private var highlight: Highlight?
  private var menu: ItemMenu?

  /// What is highlighted.
  private enum Highlight: Equatable {
    /// An item or a group.
    case item(ElementID)
    /// The whole group that was entered; selecting it leaves it.
    case wayOut
  }

  /// Turns Switch Control on for an app; what the app made known before is not news.
  ///
  /// - Parameters:
  ///   - app: The app whose screen is scanned.
  ///   - settings: The language and version of the system.
  ///   - groupsItems: Whether items that belong together are highlighted together, which is a setting
  ///     of the user.
  public init(app: any AccessibleApp, settings: SpeechSettings, groupsItems: Bool = true) {
    actions = ItemActions(app: app)
    self.settings = settings
    self.groupsItems = groupsItems
    _ = app.takeNotifications()
  }

  /// Returns what is highlighted from the first item to the last, with no group entered.
  public func walk() -> [Transcript.Entry] {
    level().map(Transcript.Entry.shown)
  }

  /// Highlights the first item.
  public func start() -> [Transcript.Entry] {
    guard let first = level().first else { return [.event(.nothingToShow)] }
    highlight = .item(first.id)
    return [.shown(first)]
  }

  /// Does what a switch is set to and returns what follows.
  ///
  /// The closure waits until the app has finished what the command began.
  public func perform(
    _ command: SwitchCommand,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    switch command {
    case .next: return move(by: 1)
    case .previous: return move(by: -1)
    case .cancel: return cancel()
    case .choose(let name):
      guard let menu else { return [.nothingHappens] }
      guard let entry = menu.entry(named: name) else { return [.event(.noMatch)] }
      return await act(entry, on: menu.element, settle: settle)
    case .select:
      guard let menu else { return select() }
      return await act(menu.current, on: menu.element, settle: settle)
    }
  }

  /// Highlights the next item; after the last comes the way out of the group, then the first again.
  ///
  /// Source: Apple's user guides; certainty A.
  private func move(by step: Int) -> [Transcript.Entry] {
    if menu != nil {
      menu?.move(by: step)
      return (menu?.current.part).map { [.listed([$0])] } ?? []
    }
    let items = level()
    let places = items.map { Highlight.item($0.id) } + (entered.isEmpty ? [] : [.wayOut])
    guard !places.isEmpty else { return [.nothingHappens] }
    let current = highlight.flatMap(places.firstIndex) ?? (step > 0 ? -1 : places.count)
    let index = (current + step + places.count) % places.count
    highlight = places[index]
    return items.indices.contains(index)
      ? [.shown(items[index])] : [.event(.leaveGroup)]
  }

  /// Enters a group, leaves the one that is highlighted as a whole, or opens an item's menu.
  ///
  /// Source: Apple's user guides; certainty A.
  private func select() -> [Transcript.Entry] {
    let items = level()
    switch highlight {
    case .wayOut: return leave()
    case .item(let id):
      switch items.first(where: { $0.id == id }) {
      case .group(_, let members):
        entered.append(id)
        highlight = members.first.map { .item($0.id) }
        return [members.first.map(Transcript.Entry.shown) ?? .shown("")]
      case .element(let element, _):
        menu = ItemMenu(element, entries(for: element))
        return [menu?.opening ?? .event(.menu)]
      case nil: return [.nothingHappens]
      }
    case nil: return [.nothingHappens]
    }
  }

  private func cancel() -> [Transcript.Entry] {
    guard menu == nil else {
      menu = nil
      return [.event(.menuClosed)]
    }
    return entered.isEmpty ? [.nothingHappens] : leave()
  }

  private func leave() -> [Transcript.Entry] {
    guard let group = entered.popLast() else { return [.nothingHappens] }
    highlight = .item(group)
    return [level().first { $0.id == group }.map(Transcript.Entry.shown) ?? .shown("")]
  }

  private func act(
    _ entry: ItemMenu.Entry,
    on element: AccessibilityElement,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    menu = nil
    let item = ScanItem.name(of: element, settings: settings, rule: .switchItems)
    let isCustom = if case .custom = entry.action { true } else { false }
    return await actions.perform(
      entry.action,
      on: element,
      named: isCustom ? entry.part : item,
      by: entry.part.rule ?? .switchMenu,
      settle: settle
    )
  }

  /// The entries of an item's menu: tap, the steps of a value, custom actions.
  ///
  /// Source: Apple's user guides for “Tap”, its documentation for custom actions; certainty A. Steps
  /// and their place are concluded; C.
  private func entries(for element: AccessibilityElement) -> [ItemMenu.Entry] {
    let words = SpeechWords.words(for: settings.language).switches
    func entry(
      _ word: Word,
      _ action: AccessibilityAction,
      rule: SpeechRule
    ) -> ItemMenu.Entry {
      ItemMenu.Entry(part: UtterancePart(.label, word, rule: rule), action: action)
    }
    let steps = [
      entry(words.increment, .increment, rule: .switchSteps),
      entry(words.decrement, .decrement, rule: .switchSteps),
    ]
    return [entry(words.tap, .activate, rule: .switchMenu)]
      + (element.traits.contains(.adjustable) ? steps : [])
      + element.customActionEntries(by: .switchMenu)
  }

  /// The items among which the highlight moves; groups that are gone are left.
  private func level() -> [ScanItem] {
    let tree = actions.app.currentTree()
    var items = ScanItem.items(
      of: tree,
      settings: settings,
      rule: .switchItems,
      isGroup: { [groupsItems] in groupsItems && $0.isGroupForSwitches },
      isIncluded: { !$0.frame.isBeside(tree.screen) }
    )
    for (depth, id) in entered.enumerated() {
      guard case .group(_, let members) = items.first(where: { $0.id == id }) else {
        entered.removeSubrange(depth...)
        break
      }
      items = members
    }
    return items
  }
}

extension AccessibilityContainer {
  /// Whether Switch Control highlights the members together before it enters the container.
  ///
  /// Source: UIAccessibility's header for a style that the app chose; certainty A. Left to itself, a
  /// container is a group here if it means something, and not if the app only gave an order; C.
  fileprivate var isGroupForSwitches: Bool {
    switch navigationStyle {
    case .combined: true
    case .separate: false
    case .automatic: kind != .group || order == .geometric
    }
  }
}
