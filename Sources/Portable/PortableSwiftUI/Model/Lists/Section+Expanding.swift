extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Shows its rows only while it is expanded.
  ///
  /// Source: Apple's documentation of `isExpanded`; certainty A. That nothing else tells the state: C.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue
    )
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue
    )
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title),
      content: content(),
      footer: EmptyView(),
      isExpanded: isExpanded.wrappedValue
    )
  }
}
