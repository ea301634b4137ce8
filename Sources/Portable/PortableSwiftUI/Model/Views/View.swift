@preconcurrency @MainActor public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }
}

// This default is hidden from apps, so that a view without a body doesn't compile, as in Xcode.
@_spi(Primitive) extension View where Body == Never {
  /// Stops the program, as on a device: a primitive view has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("Never has no body") }
}

@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Body { preconditionFailure("\(Self.self) has no body") }
}

// swift-format-ignore: NoLeadingUnderscores
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let rendering: @MainActor (RenderContext) -> [RenderedView]

  init(rendering: @escaping @MainActor (RenderContext) -> [RenderedView]) {
    self.rendering = rendering
  }
}

extension _ViewModifier_Content: View { public typealias Body = Never }

extension _ViewModifier_Content: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] { rendering(context) }
}

nonisolated extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func render(in context: RenderContext) -> [RenderedView] {
    if let modifier = modifier as? any PrimitiveModifier {
      return modifier.render(content, in: context)
    }
    context.connect(modifier)
    let content = content
    let placeholder = _ViewModifier_Content<Modifier> { inner in
      content.rendered(in: inner.entering(.content))
    }
    return modifier.body(content: placeholder).rendered(in: context.entering(.modifier))
  }
}

public struct AnyView {
  let view: any View

  public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }
  public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: View { public typealias Body = Never }

extension AnyView: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    view.rendered(in: context.entering(.type(ObjectIdentifier(type(of: view)))))
  }
}

public struct EmptyView: Sendable { public init() {} }
extension EmptyView: View { public typealias Body = Never }

extension EmptyView: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] { [] }
}

// swift-format-ignore: NoLeadingUnderscores
extension View {
  /// Prints nothing: why a view was updated isn't known.
  public static nonisolated func _printChanges() {}
  public static nonisolated func _logChanges() {}
}
