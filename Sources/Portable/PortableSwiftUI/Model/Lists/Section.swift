public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded = true
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Renders the header, the rows and the footer in that order.
  ///
  /// Source for the order and the trait of the header: AccessibilitySnapshot's images of lists,
  /// certainty A; for the order also its issues.
  func render(in context: RenderContext) -> [RenderedView] {
    let edge = edge(of: context)
    let above = edge.setting(
      \.textCase,
      to: context.environment.headerCase ?? context.environment.textCase
    )
    let header = header.rendered(in: above.entering(.part("header"))).map { view in
      RenderedView(
        context.entering(.part("heading")),
        layout: PassThroughRule(),
        children: [view],
        accessibility: .changed(AccessibilityChange { $0.traits.insert(.header) })
      )
    }
    let footer = footer.rendered(in: edge.entering(.part("footer")))
    for view in header + footer { view.layoutHints.isHeading = true }
    let rows = isExpanded ? content.rendered(in: context.entering(.content)) : []
    let views = header + rows + footer
    for view in views { view.layoutHints.section = context.identity }
    return views
  }

  @MainActor private func edge(of context: RenderContext) -> RenderContext {
    let environment = context.environment
    guard environment.isInListRow else { return context }
    return context.setting(\.font, to: environment.font ?? .footnote)
      .setting(\.defaultForeground, to: .level(1))
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), content: content(), footer: EmptyView())
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
