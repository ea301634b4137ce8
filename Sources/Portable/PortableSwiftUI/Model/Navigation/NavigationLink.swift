public struct NavigationLink<Label, Destination> {
  let label: Label
  let destination: (() -> Destination)?
  let value: AnyHashable?
  var isActive: Binding<Bool>?
}

extension NavigationLink: View where Label: View, Destination: View {
  public typealias Body = Never

  public init(
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), destination: destination, value: nil) }

  public init(
    destination: @autoclosure @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), destination: destination, value: nil) }
}

extension NavigationLink: PrimitiveView where Label: View, Destination: View {
  /// Renders a button without a hint, disabled outside a navigation stack.
  ///
  /// The arrow that it has in a list isn't spoken. Source: trees of UI tests; certainty B.
  func render(in context: RenderContext) -> [RenderedView] {
    let environment = context.environment
    let (navigator, identity) = (environment.navigator, context.identity)
    if let destination { navigator?.refresh(AnyView(destination()), from: identity) }
    if let isActive, let destination { present(destination, isActive, in: context) }
    let isActive = isActive
    let arrow = environment.layoutDirection == .rightToLeft ? "chevron.left" : "chevron.right"
    let row = HStack {
      label
      Spacer()
      if environment.isInListRow {
        Image(systemName: arrow)
          .font(.footnote)
          .foregroundStyle(.tertiary)
          .accessibilityHidden(true)
      }
    }
    return [
      RenderedView(
        context,
        layout: PassThroughRule(),
        // A row of a list keeps its colors; elsewhere the label has the tint color.
        children: row.rendered(
          in: context.setting(\.defaultForeground, to: .approximate(.primary)).entering(.content)
        ),
        accessibility: .control { properties in
          properties.traits.insert(.button)
          properties.isSymbolName = false
          properties.isSizedBySystem = environment.isInListRow || Label.self == Text.self
          properties.isEnabled = properties.isEnabled && environment.isEnabled && navigator != nil
          properties.activation = {
            if let isActive {
              isActive.wrappedValue = true
            } else if let destination {
              navigator?.push(
                AnyView(destination()),
                from: identity,
                environment: environment.forNextScreen
              )
            } else if let value {
              navigator?.push(value)
            }
          }
        }
      )
    ]
  }
}

extension NavigationLink where Label == Text, Destination: View {
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(label: Text(titleKey), destination: destination, value: nil) }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(label: Text(title), destination: destination, value: nil) }

  public init(
    _ titleKey: LocalizedStringKey,
    destination: @autoclosure @escaping () -> Destination
  ) { self.init(label: Text(titleKey), destination: destination, value: nil) }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    destination: @autoclosure @escaping () -> Destination
  ) { self.init(label: Text(title), destination: destination, value: nil) }
}

extension NavigationLink where Destination == Never, Label: View {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), destination: nil, value: value.map { AnyHashable($0) })
  }

  @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), destination: nil, value: value.map { AnyHashable($0) })
  }
}

// Links that a condition opens: deprecated by Apple, but still common.
extension NavigationLink where Label: View, Destination: View {
  public init(
    destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), destination: destination, value: nil, isActive: isActive) }

  public init(
    isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) { self.init(label: label(), destination: destination, value: nil, isActive: isActive) }

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

  @MainActor func present(
    _ destination: @escaping () -> Destination,
    _ isActive: Binding<Bool>,
    in context: RenderContext
  ) {
    context.pass.presentations.append(
      PresentationRequest(
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
  public init(
    _ titleKey: LocalizedStringKey,
    destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>
  ) { self.init(label: Text(titleKey), destination: destination, value: nil, isActive: isActive) }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    destination: @autoclosure @escaping () -> Destination,
    isActive: Binding<Bool>
  ) { self.init(label: Text(title), destination: destination, value: nil, isActive: isActive) }
}
