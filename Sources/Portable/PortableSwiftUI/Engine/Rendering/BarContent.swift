import PortableUIKit

/// What views want the bars around them to show.
@MainActor
struct BarContent {
  /// The title.
  var title: String?
  /// Whether the way back is left out.
  var hidesBackButton = false
  /// Whether the bar is left out; `nil` where nobody says so.
  var isHidden: Bool?
  /// A field to search with.
  var search: SearchWish?
  private var buttons: [(place: ToolbarItemPlacement.Place, item: AccessibilityItem)] = []

  nonisolated init() {}

  /// Adds what views show.
  mutating func add(_ views: [RenderedView]) {
    for view in views {
      let place = view.wishes.bar?.place ?? .trailing
      for item in AccessibilityCollector().items(of: view) { buttons.append((place, item)) }
    }
  }

  /// Shows it in the bars of a controller.
  func show(in controller: UIViewController) {
    let item = controller.navigationItem
    if let title { item.title = title }
    if let middle = items(at: .title).first?.facts.label?.string { item.title = middle }
    item.hidesBackButton = hidesBackButton
    if let search {
      let field = item.searchController as? HostedSearch ?? HostedSearch()
      field.update(search)
      if item.searchController !== field { item.searchController = field }
    }
    item.leftBarButtonItems = shown(items(at: .leading), as: item.leftBarButtonItems)
    item.rightBarButtonItems = shown(items(at: .trailing).reversed(), as: item.rightBarButtonItems)
    let bottom = shown(items(at: .bottom), as: controller.toolbarItems)
    controller.toolbarItems = bottom
    if let bottom { controller.navigationController?.isToolbarHidden = bottom.isEmpty }
    if let isHidden { controller.navigationController?.isNavigationBarHidden = isHidden }
  }

  private func items(at place: ToolbarItemPlacement.Place) -> [AccessibilityItem] {
    buttons.filter { $0.place == place }.map(\.item)
  }

  /// Buttons that were there before are changed, so that the focus stays.
  private func shown(
    _ items: [AccessibilityItem],
    as former: [UIBarButtonItem]?
  ) -> [UIBarButtonItem]? {
    guard !items.isEmpty || former?.isEmpty == false else { return nil }
    let known = (former ?? []).compactMap { $0 as? HostedBarButton }
    return items.map { item in
      let button = known.first { $0.identity == item.identity } ?? HostedBarButton(item.identity)
      button.update(item.facts)
      return button
    }
  }
}

/// A button of SwiftUI in a bar of UIKit.
final class HostedBarButton: UIBarButtonItem {
  let identity: ViewIdentity
  private var activation: (() -> Void)?

  init(_ identity: ViewIdentity) {
    self.identity = identity
    super.init()
    primaryAction = UIAction { [weak self] _ in self?.activation?() }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Takes what is told of the button now.
  func update(_ facts: AccessibilityFacts) {
    activation = facts.activation
    title = facts.label?.string
    isEnabled = facts.isEnabled
    accessibilityLabel = facts.label?.string
    accessibilityValue = facts.value?.string
    accessibilityHint = facts.hint?.string
    accessibilityIdentifier = facts.identifier
  }
}
