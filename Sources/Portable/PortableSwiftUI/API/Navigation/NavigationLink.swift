/// A control that puts a screen on top.
public struct NavigationLink<Label, Destination> {
  let label: Label
  let destination: (() -> Destination)?
  let value: AnyHashable?
  var isActive: Binding<Bool>?
}

extension NavigationLink: View where Label: View, Destination: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never

  /// Creates a link to a screen.
  public init(
    @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, value: nil)
  }

  /// Creates a link to a screen.
  public init(
    destination: @autoclosure @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), destination: destination, value: nil)
  }
}

extension NavigationLink: PrimitiveView where Label: View, Destination: View {
  /// A button without a hint, which cannot be used outside a stack; the arrow, which it has in a list, says
  /// nothing.
  ///
  /// Source: trees of UI tests; certainty B.
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
      if environment.isInRows {
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
        // In a row of a list it is as it is, elsewhere in the colour of what can be touched.
        children: row.rendered(
          in: context.setting(\.usualForeground, to: .guessed(.primary)).entering(.content)
        ),
        accessibility: .control { facts in
          facts.traits.insert(.button)
          facts.isSymbolName = false
          facts.isEnabled = facts.isEnabled && environment.isEnabled && navigator != nil
          facts.activation = {
            if let isActive {
              isActive.wrappedValue = true
            } else if let destination {
              navigator?.push(
                AnyView(destination()),
                from: identity,
                environment: environment.ofNextScreen
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
  /// Creates a link with a title to a screen.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination, value: nil)
  }

  /// Creates a link with a title to a screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(label: Text(title), destination: destination, value: nil)
  }

  /// Creates a link with a title to a screen.
  public init(
    _ titleKey: LocalizedStringKey,
    destination: @autoclosure @escaping () -> Destination
  ) {
    self.init(label: Text(titleKey), destination: destination, value: nil)
  }

  /// Creates a link with a title to a screen.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    destination: @autoclosure @escaping () -> Destination
  ) {
    self.init(label: Text(title), destination: destination, value: nil)
  }
}

extension NavigationLink where Destination == Never, Label: View {
  /// Creates a link to the screen of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), destination: nil, value: value.map { AnyHashable($0) })
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a title to the screen of a value.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(label: Text(titleKey), destination: nil, value: value.map { AnyHashable($0) })
  }

  /// Creates a link with a title to the screen of a value.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(label: Text(title), destination: nil, value: value.map { AnyHashable($0) })
  }
}
