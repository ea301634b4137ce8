extension View {
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(titleKey, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View { alert(title.plain, isPresented: isPresented, actions: actions) }

  public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(title.plain, isPresented: isPresented, actions: actions, message: message)
  }

  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(titleKey, isPresented: isPresented, titleVisibility: titleVisibility) {
      data.map(actions)
    }
  }

  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(titleKey, isPresented: isPresented, titleVisibility: titleVisibility) {
      data.map(actions)
    } message: {
      data.map(message)
    }
  }

  @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(String(title)),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions
    )
  }

  @_disfavoredOverload public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(String(title)),
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions,
      message: message
    )
  }
}

// Alerts described by a value: deprecated by Apple, but still common.
extension View {
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    asked(isPresented.wrappedValue ? content().content : nil) {
      isPresented.wrappedValue = false
    }
  }

  public func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    asked(item.wrappedValue.map { content($0).content }) { item.wrappedValue = nil }
  }

  public func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
    asked(isPresented.wrappedValue ? content().content : nil) {
      isPresented.wrappedValue = false
    }
  }

  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> ActionSheet
  ) -> some View {
    asked(item.wrappedValue.map { content($0).content }) { item.wrappedValue = nil }
  }

  private func asked(_ content: AlertContent?, leave: @escaping () -> Void) -> some View {
    modifier(
      RenderPassModifier { pass, context in
        guard let content else { return }
        pass.presentations.append(
          PresentationRequest(
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
