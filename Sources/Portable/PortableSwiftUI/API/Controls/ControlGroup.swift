/// Controls that belong together; each is met by itself.
public struct ControlGroup<Content> {
  let content: Content
}

extension ControlGroup: View where Content: View {
  /// Groups controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Groups controls with a name, which is shown in menus only.
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content)
  }

  /// Groups controls with a name, which is shown in menus only.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// What the view is made of.
  public var body: some View {
    HStack { content }
  }
}
