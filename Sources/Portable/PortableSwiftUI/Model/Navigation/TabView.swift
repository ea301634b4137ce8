import PortableUIKit

public struct TabView<SelectionValue: Hashable, Content> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View where Content: View {
  public typealias Body = Never

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }
}

extension TabView where SelectionValue == Int, Content: View {
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

extension TabView: PrimitiveView where Content: View {
  func render(in context: RenderContext) -> [RenderedView] {
    // This pass finds the labels of the tabs; each tab is rendered again on its own screen.
    var scratch = context.entering(.part("tabs"))
    scratch = RenderContext(
      identity: scratch.identity,
      environment: scratch.environment,
      pass: RenderPass(graph: context.pass.graph)
    )
    let tabs = content.rendered(in: scratch).map(\.layoutHints)
    let content = AnyView(content)
    let pages = tabs.enumerated().map { index, layoutHints in
      TabPage(
        view: AnyView(TabChild(content: content, index: index)),
        label: layoutHints.tab ?? TabLabel(),
        tag: layoutHints.tag ?? AnyHashable(index)
      )
    }
    let selected = selection.map { AnyHashable($0.wrappedValue) }
    let choose: (AnyHashable) -> Void = { [selection] tag in
      if let value = tag.base as? SelectionValue { selection?.wrappedValue = value }
    }
    if case .pages(let hasDots) = context.environment.tabAppearance.kind {
      let turned = PagedContent(
        content: content,
        count: pages.count,
        hasDots: hasDots,
        selected: selected.flatMap { tag in pages.firstIndex { $0.tag == tag } }
      ) { choose(pages[$0].tag) }
      return turned.rendered(in: context.entering(.part("pages")))
    }
    let environment = context.environment
    let surface = ControllerSurface {
      HostedTabs()
    } change: { controller in
      controller.update(pages, selected: selected, environment: environment, choose)
    }
    return [
      RenderedView(context, layout: LeafRule.flexible, surface: surface, accessibility: .native)
    ]
  }
}

struct TabChild {
  let content: AnyView
  let index: Int
}

extension TabChild: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let views = content.rendered(in: context.entering(.content))
    return views.indices.contains(index) ? [views[index]] : []
  }
}

public struct Tab<Value, Content> {
  let value: Value
  let title: Text
  let image: String?
  let content: Content
}

extension Tab: View where Value: Hashable, Content: View {
  public var body: some View {
    content
      .tabItem { title }
      .tag(value)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    @ViewBuilder content: () -> Content
  ) { self.init(value: value, title: Text(titleKey), image: systemImage, content: content()) }
}

extension Tab where Value == Never?, Content: View {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) { self.init(value: nil, title: Text(titleKey), image: systemImage, content: content()) }
}

extension View {
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(LayoutHintsModifier { $0.tag = AnyHashable(tag) })
  }

  /// Puts a number or a text on the view's tab, which isn't spoken.
  ///
  /// Source: CVS Health; certainty B.
  public func badge(_ count: Int) -> some View { badged(count == 0 ? nil : String(count)) }
  public func badge(_ key: LocalizedStringKey?) -> some View { badged(key?.plain) }
  @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badged(label.map { String($0) })
  }
  public func badge(_ label: Text?) -> some View { badged(label?.plain) }

  private func badged(_ text: String?) -> some View {
    modifier(LayoutHintsModifier { $0.tab?.badge = text })
  }
}

struct TabItemModifier<Label: View> { let label: Label }
extension TabItemModifier: PrimitiveModifier {
  func render(_ content: some View, in context: RenderContext) -> [RenderedView] {
    let shown = label.rendered(in: context.entering(.part("tab")))
    let names =
      shown
      .flatMap { AccessibilityCollector().items(of: $0) }
      .map(\.properties)
    var views = content.rendered(in: context.entering(.content))
    // An empty tab still has a screen.
    if views.isEmpty { views = [RenderedView(context, layout: PassThroughRule(), children: [])] }
    let properties = names.count == 1 ? names[0] : AccessibilityMerge(names).properties
    let title = properties.label?.string ?? names.first?.label?.string
    let image = shown.lazy.compactMap { view in
      view.first { ($0.surface as? ImageSurface)?.image }
    }
    .first
    for view in views {
      view.layoutHints.tab = TabLabel(title: title, image: image, properties: properties)
    }
    return views
  }
}
