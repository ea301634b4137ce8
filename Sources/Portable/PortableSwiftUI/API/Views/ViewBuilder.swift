/// A builder of views from statements.
@resultBuilder
public enum ViewBuilder {
  /// Takes a view as it stands.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Shows nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Shows one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Shows several views; what is around them decides where they stand.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Shows a view if a condition holds.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Shows the first of two views.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// Shows the second of two views.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// Shows what only some versions of the system have.
  public static func buildLimitedAvailability(_ content: any View) -> AnyView { AnyView(content) }
}
