/// A change to a view that can be applied to any view.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// What the modifier makes of a view.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// What the modifier makes of a view.
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

extension _ViewModifier_Content: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] { rendering(context) }
}

nonisolated extension View {
  /// Applies a modifier.
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
