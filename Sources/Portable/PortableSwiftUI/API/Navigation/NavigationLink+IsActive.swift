// Links that a condition opens; Apple deprecates them, and much code still uses them.
extension NavigationLink where Label: View, Destination: View {
  /// Creates a link to a screen, which a condition opens as well.
  public init(
    destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, value: nil, isActive: isActive)
  }

  /// Creates a link to a screen, which a condition opens as well.
  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, value: nil, isActive: isActive)
  }

  /// Creates a link to a screen, which a value opens as well.
  public init<V: Hashable>(
    destination: @autoclosure @escaping () -> Destination,
    tag: V,
    selection: Binding<V?>,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding<Bool>(
      get: { selection.wrappedValue == tag },
      set: { selection.wrappedValue = $0 ? tag : nil }
    )
    self.init(label: label(), destination: destination, value: nil, isActive: isActive)
  }

  /// Shows the screen while the condition holds.
  @MainActor func present(
    _ destination: @escaping () -> Destination,
    _ isActive: Binding<Bool>,
    in context: RenderContext
  ) {
    context.pass.presentations.append(
      Presented(
        identity: context.identity.entering(.part("destination")),
        isShown: isActive.wrappedValue,
        kind: .page(AnyView(destination())),
        environment: context.environment,
        leave: { isActive.wrappedValue = false }
      )
    )
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a link with a title to a screen, which a condition opens as well.
  public init(
    _ titleKey: LocalizedStringKey,
    destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>
  ) {
    self.init(label: Text(titleKey), destination: destination, value: nil, isActive: isActive)
  }

  /// Creates a link with a title to a screen, which a condition opens as well.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>
  ) {
    self.init(label: Text(title), destination: destination, value: nil, isActive: isActive)
  }
}
