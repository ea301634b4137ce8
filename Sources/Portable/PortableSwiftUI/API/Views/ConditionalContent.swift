// swift-format-ignore: NoLeadingUnderscores
/// One of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never
}

extension _ConditionalContent: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    switch storage {
    case .first(let view): view.rendered(in: context.entering(.branch(true)))
    case .second(let view): view.rendered(in: context.entering(.branch(false)))
    }
  }
}
