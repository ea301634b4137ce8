import PortableUIKit

/// What views put into the bars around them: titles, buttons and a search field.
@MainActor
struct BarContent {
  var title: String?
  var hidesBackButton = false
  var isHidden: Bool?
  var search: SearchFieldRequest?
  private var buttons: [BarButton] = []

  private struct BarButton {
    let place: ToolbarItemPlacement.Place
    let item: AccessibilityItem
    let menu: UIMenu?
    /// The picture that is shown, unless there is a text.
    let image: UIImage?
  }

  nonisolated init() {}

  mutating func add(_ views: [RenderedView]) {
    for view in views {
      let placement = view.layoutHints.bar?.place ?? .trailing
      for item in AccessibilityCollector().items(of: view) {
        let surface = view.first { $0.identity == item.identity ? $0.surface : nil } as? MenuSurface
        let shown = view.first { $0.identity == item.identity ? $0 : nil }
        buttons.append(
          BarButton(
            place: placement,
            item: item,
            menu: surface?.menu,
            image: shown.flatMap(picture)
          )
        )
      }
    }
  }

  private func picture(in view: RenderedView) -> UIImage? {
    let hasText = view.first { $0.surface as? TextSurface } != nil
    return hasText ? nil : view.first { ($0.surface as? ImageSurface)?.image }
  }

  func show(in controller: UIViewController) {
    let item = controller.navigationItem
    if let title { item.title = title }
    if let middle = buttons(at: .title).first?.item.properties.label?.string { item.title = middle }
    item.hidesBackButton = hidesBackButton
    if let search {
      let field = item.searchController as? HostedSearch ?? HostedSearch()
      field.update(search)
      if item.searchController !== field { item.searchController = field }
    }
    item.leftBarButtonItems = shown(buttons(at: .leading), as: item.leftBarButtonItems)
    item.rightBarButtonItems = shown(
      buttons(at: .trailing).reversed(),
      as: item.rightBarButtonItems
    )
    let bottom = shown(buttons(at: .bottom), as: controller.toolbarItems)
    controller.toolbarItems = bottom
    if let bottom { controller.navigationController?.isToolbarHidden = bottom.isEmpty }
    if let isHidden { controller.navigationController?.isNavigationBarHidden = isHidden }
  }

  private func buttons(at place: ToolbarItemPlacement.Place) -> [BarButton] {
    buttons.filter { $0.place == place }
  }

  /// Creates bar buttons, and updates those that exist so that the focus stays.
  private func shown(_ wanted: [BarButton], as former: [UIBarButtonItem]?) -> [UIBarButtonItem]? {
    guard !wanted.isEmpty || former?.isEmpty == false else { return nil }
    let known = (former ?? []).compactMap { $0 as? HostedBarButton }
    return wanted.map { wanted in
      let identity = wanted.item.identity
      let button = known.first { $0.identity == identity } ?? HostedBarButton(identity)
      button.menu = wanted.menu
      button.update(wanted.item.properties, image: wanted.image)
      return button
    }
  }
}

final class HostedBarButton: UIBarButtonItem {
  let identity: ViewIdentity
  private var activation: (() -> Void)?

  init(_ identity: ViewIdentity) {
    self.identity = identity
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  func update(_ properties: AccessibilityProperties, image: UIImage?) {
    activation = properties.activation
    primaryAction =
      menu == nil && activation != nil ? UIAction { [weak self] _ in self?.activation?() } : nil
    title = image == nil ? properties.label?.string : nil
    self.image = image
    isEnabled = properties.isEnabled
    accessibilityAttributedLabel = properties.label
    accessibilityAttributedValue = properties.value
    accessibilityAttributedHint = properties.hint
    accessibilityIdentifier = properties.identifier
    shortcut = properties.shortcut?.stroke
    accessibilityUserInputLabels = properties.inputLabels
    accessibilityCustomActions = properties.namedActions
    if menu == nil {
      accessibilityTraits = properties.traits.subtracting(.modal)
        .union(properties.isEnabled ? [] : .notEnabled)
    }
  }
}

struct PresentationRequest {
  enum Kind {
    case page(AnyView)
    case sheet(AnyView, UIModalPresentationStyle)
    case alert(AlertContent)
  }

  let identity: ViewIdentity
  let isShown: Bool
  let kind: Kind
  let environment: EnvironmentValues
  let leave: () -> Void
  /// Called once it is gone, whether the user or the app dismissed it.
  ///
  /// Source: Apple's documentation of `sheet(isPresented:onDismiss:content:)`; certainty A.
  var onDismiss: (() -> Void)?
}
