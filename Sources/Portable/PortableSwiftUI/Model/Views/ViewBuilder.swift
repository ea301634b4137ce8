@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(first)) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(second)) }

  public static func buildLimitedAvailability(_ content: any View) -> AnyView { AnyView(content) }
}

public struct TupleView<T> {
  public var value: T
  let views: [any View]

  init<each Content: View>(_ content: (repeat each Content))
  where T == (repeat each Content) {
    value = content
    var views: [any View] = []
    repeat views.append(each content)
    self.views = views
  }
}

extension TupleView: View { public typealias Body = Never }

extension TupleView: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    views.enumerated().flatMap { index, view in
      view.rendered(in: context.entering(.index(index)))
    }
  }
}

// swift-format-ignore: NoLeadingUnderscores
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View { public typealias Body = Never }

extension _ConditionalContent: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    switch storage {
    case .first(let view): view.rendered(in: context.entering(.branch(true)))
    case .second(let view): view.rendered(in: context.entering(.branch(false)))
    }
  }
}

extension Optional: View where Wrapped: View { public typealias Body = Never }

extension Optional: PrimitiveView where Wrapped: View {
  func render(in context: RenderContext) -> [RenderedView] {
    map { $0.rendered(in: context.entering(.branch(true))) } ?? []
  }
}
