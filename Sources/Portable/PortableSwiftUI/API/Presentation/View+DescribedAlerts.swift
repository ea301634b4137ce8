// Questions that a value describes; Apple deprecates them, and much code still asks so.
extension View {
  /// Asks a question while a condition holds.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    asked(isPresented.wrappedValue ? content().content : nil) {
      isPresented.wrappedValue = false
    }
  }

  /// Asks a question while there is something to ask about.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    asked(item.wrappedValue.map { content($0).content }) { item.wrappedValue = nil }
  }

  /// Asks what to do while a condition holds.
  public func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
    asked(isPresented.wrappedValue ? content().content : nil) {
      isPresented.wrappedValue = false
    }
  }

  /// Asks what to do while there is something to ask about.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> ActionSheet
  ) -> some View {
    asked(item.wrappedValue.map { content($0).content }) { item.wrappedValue = nil }
  }

  private func asked(_ content: AlertContent?, leave: @escaping () -> Void) -> some View {
    modifier(
      PassModifier { pass, context in
        guard let content else { return }
        pass.presentations.append(
          Presented(
            identity: context.identity.entering(.part("alert")),
            isShown: true,
            kind: .alert(content),
            environment: context.environment,
            leave: leave
          )
        )
      }
    )
  }
}
