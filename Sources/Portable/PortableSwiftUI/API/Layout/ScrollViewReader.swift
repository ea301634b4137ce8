/// Lets code scroll to a view.
///
/// VoiceOver meets what is off the screen as well, so nothing moves here.
public struct ScrollViewReader<Content: View> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Gives content a way to scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// What the view is made of.
  public var body: some View { content(ScrollViewProxy()) }
}

/// A way to scroll to a view.
public struct ScrollViewProxy: Sendable {
  /// Shows the view with an identity; the focus of VoiceOver stays where it is.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
