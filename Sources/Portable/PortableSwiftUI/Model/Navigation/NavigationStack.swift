public struct NavigationStack<Data, Root> {
  let path: Binding<[AnyHashable]>?
  let root: Root
}

extension NavigationStack: View where Root: View { public typealias Body = Never }

extension NavigationStack: PrimitiveView where Root: View {
  func render(in context: RenderContext) -> [RenderedView] {
    let (root, path, environment) = (AnyView(root), path, context.environment)
    // Reading the path here observes its changes.
    _ = path?.wrappedValue
    let surface = ControllerSurface {
      HostedNavigation(root: root)
    } change: { stack in
      stack.update(root, path: path, environment: environment)
    }
    return [
      RenderedView(context, layout: LeafRule.flexible, surface: surface, accessibility: .native)
    ]
  }
}

extension NavigationStack where Data == NavigationPath, Root: View {
  public init(@ViewBuilder root: () -> Root) { self.init(path: nil, root: root()) }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      path: Binding(
        get: { path.wrappedValue.values },
        set: { path.wrappedValue = NavigationPath(values: $0) }
      ),
      root: root()
    )
  }
}

extension NavigationStack where Root: View {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RangeReplaceableCollection, Data.Element: Hashable {
    self.init(
      path: Binding(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }
      ),
      root: root()
    )
  }
}

public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  init(values: [AnyHashable]) { self.values = values }
  public init() {}

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

public struct NavigationView<Content> { let content: Content }

extension NavigationView: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public var body: some View { NavigationStack { content } }
}
