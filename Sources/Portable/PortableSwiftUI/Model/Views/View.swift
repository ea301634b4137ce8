/// A part of the screen, described by other views.
@preconcurrency @MainActor public protocol View {
  associatedtype Body: View

  @ViewBuilder var body: Body { get }
}

// Nobody else sees this, so that an app's view without a body does not compile, as in Xcode.
@_spi(Primitive) extension View where Body == Never {
  /// A view of the library has no body; Apple's stop the program as well.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never

  public var body: Never { preconditionFailure("Never has no body") }
}

/// A change to a view that can be applied to any view.
@preconcurrency @MainActor public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// A modifier of the library has no body; Apple's stop the program as well.
  public func body(content: Content) -> Body { preconditionFailure("\(Self.self) has no body") }
}

// swift-format-ignore: NoLeadingUnderscores
/// The view that a modifier is applied to.
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

/// A view with a modifier.
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

/// A view of any type.
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

/// A view that shows nothing.
public struct EmptyView: Sendable { public init() {} }
extension EmptyView: View { public typealias Body = Never }

extension EmptyView: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] { [] }
}
