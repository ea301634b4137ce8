import PortableUIKit

extension View {
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View { asked(Text(titleKey), isPresented, .alert, actions) { EmptyView() } }

  @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View { asked(Text(title), isPresented, .alert, actions) { EmptyView() } }

  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { asked(Text(titleKey), isPresented, .alert, actions, message) }

  @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View { asked(Text(title), isPresented, .alert, actions, message) }

  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asked(Text(titleKey), isPresented, .alert, { data.map(actions) }, { data.map(message) })
  }

  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asked(
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented,
      .actionSheet,
      actions
    ) { EmptyView() }
  }

  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asked(
      titleVisibility == .visible ? Text(titleKey) : nil,
      isPresented,
      .actionSheet,
      actions,
      message
    )
  }

  func asked<A: View, M: View>(
    _ title: Text?,
    _ isPresented: Binding<Bool>,
    _ style: UIAlertController.Style,
    _ actions: @escaping () -> A,
    _ message: @escaping () -> M
  ) -> some View {
    modifier(
      RenderPassModifier { pass, context in
        guard isPresented.wrappedValue else { return }
        let question = AlertReader(context: context.entering(.part("alert")))
        pass.presentations.append(
          PresentationRequest(
            identity: context.identity.entering(.part("alert")),
            isShown: true,
            kind: .alert(
              AlertContent(
                title: title?.plain,
                message: question.text(of: message()),
                style: style,
                answers: question.answers(of: actions(), style)
              )
            ),
            environment: context.environment,
            leave: { isPresented.wrappedValue = false }
          )
        )
      }
    )
  }
}
