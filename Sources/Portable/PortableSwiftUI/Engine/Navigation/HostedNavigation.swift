import PortableUIKit

/// A navigation stack of SwiftUI.
///
/// Its screens were pushed either by a link, identified by the link's place in the tree, or by a
/// value.
final class HostedNavigation: UINavigationController {
  private let navigator = Navigator()
  private var environment = EnvironmentValues()
  private var path: Binding<[AnyHashable]>?
  private var values: [ObjectIdentifier: AnyHashable] = [:]
  private var places: [ObjectIdentifier: ViewIdentity] = [:]
  private var destinations: [ObjectIdentifier: (Any) -> AnyView] = [:]
  private let root: HostedPage

  init(root view: AnyView) {
    root = HostedPage(rootView: view)
    super.init(nibName: nil, bundle: nil)
    navigator.stack = self
    setViewControllers([root], animated: false)
    listen(to: root)
  }

  required init?(coder: NSCoder) { nil }

  func update(_ view: AnyView, path: Binding<[AnyHashable]>?, environment: EnvironmentValues) {
    self.path = path
    self.environment = environment
    root.update(view, environment: pageEnvironment(of: root))
    // The window doesn't lay out covered screens, but the root's destinations must be known.
    if viewControllers.count > 1 { root.view.layoutIfNeeded() }
    followPath()
  }

  func push(_ view: AnyView, from identity: ViewIdentity, environment: EnvironmentValues) {
    let page = HostedPage(rootView: view)
    places[ObjectIdentifier(page)] = identity
    show(page, view)
  }

  func refresh(_ view: AnyView, from identity: ViewIdentity) {
    for case let page as HostedPage in viewControllers
    where places[ObjectIdentifier(page)] == identity {
      page.update(view, environment: pageEnvironment(of: page))
    }
  }

  /// Pushes the screen of a value if a view declared a destination for its type.
  func push(_ value: AnyHashable) {
    guard let page = page(for: value) else { return }
    show(page, page.rootView)
    if let path { path.wrappedValue.append(value) }
  }

  private func show(_ page: HostedPage, _ view: AnyView) {
    listen(to: page)
    page.update(view, environment: pageEnvironment(of: page))
    pushViewController(page, animated: true)
  }

  private func page(for value: AnyHashable) -> HostedPage? {
    guard let make = destinations[ObjectIdentifier(type(of: value.base))] else { return nil }
    let page = HostedPage(rootView: make(value.base))
    values[ObjectIdentifier(page)] = value
    return page
  }

  private func pageEnvironment(of page: HostedPage) -> EnvironmentValues {
    var values = environment
    values.navigator = navigator
    if page !== root {
      values.dismiss = DismissAction { [weak self] in _ = self?.popViewController(animated: true) }
    }
    return values
  }

  private func listen(to page: HostedPage) {
    page.onRender = { [weak self] pass in
      guard let self else { return }
      let isNew = pass.destinations.keys.contains { self.destinations[$0] == nil }
      destinations.merge(pass.destinations) { $1 }
      if isNew { followPath() }
      if !pass.destinations.isEmpty { refreshValues() }
    }
  }

  private func refreshValues() {
    for case let page as HostedPage in viewControllers {
      guard let value = values[ObjectIdentifier(page)]?.base,
        let make = destinations[ObjectIdentifier(type(of: value))]
      else { continue }
      page.update(make(value), environment: pageEnvironment(of: page))
    }
  }

  private func followPath() {
    guard let path = path?.wrappedValue else { return }
    let shown = viewControllers.dropFirst().compactMap { values[ObjectIdentifier($0)] }
    guard shown != path else { return }
    let shared = zip(shown, path).prefix { $0 == $1 }.count
    var pages = Array(viewControllers.prefix(1 + shared))
    for value in path.dropFirst(shared) {
      guard let page = page(for: value) else { break }
      listen(to: page)
      page.update(page.rootView, environment: pageEnvironment(of: page))
      pages.append(page)
    }
    if pages.count != viewControllers.count || pages.count > 1 + shared {
      setViewControllers(pages, animated: true)
    }
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    if let popped { discard([popped]) }
    return popped
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = super.popToRootViewController(animated: animated)
    discard(popped ?? [])
    return popped
  }

  private func discard(_ popped: [UIViewController]) {
    let count = viewControllers.count - 1
    if let path, path.wrappedValue.count > count {
      path.wrappedValue = Array(path.wrappedValue.prefix(count))
    }
    for page in popped {
      values[ObjectIdentifier(page)] = nil
      places[ObjectIdentifier(page)] = nil
      (page as? HostedPage)?.onLeave?()
    }
  }
}

final class HostedPage: UIHostingController<AnyView> {
  var onLeave: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil, parent == nil { onLeave?() }
  }
}
