extension View {
  /// Says what the screen of a value is.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PassModifier { pass, _ in
        pass.destinations[ObjectIdentifier(data)] = { value in
          (value as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
        }
      }
    )
  }

  /// Shows a screen on top while a condition holds.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      PassModifier { pass, context in
        pass.presentations.append(
          Presented(
            identity: context.identity.entering(.part("destination")),
            isShown: isPresented.wrappedValue,
            kind: .page(AnyView(destination())),
            environment: context.environment,
            leave: { isPresented.wrappedValue = false }
          )
        )
      }
    )
  }

  /// Titles the screen.
  public func navigationTitle(_ title: Text) -> some View {
    modifier(PassModifier { pass, _ in pass.bar.title = title.plain })
  }

  /// Titles the screen.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Titles the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Titles the screen with a name that people may change.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Titles the screen, as it was called before iOS 14.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Titles the screen, as it was called before iOS 14.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Says how large the title is; nothing is heard of it.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  /// Leaves the bar out.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(PassModifier { pass, _ in pass.bar.isHidden = hidden })
  }

  /// Leaves the way back out.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(PassModifier { pass, _ in pass.bar.hidesBackButton = hidesBackButton })
  }

  /// Sets the looks of stacks; nothing is heard of it.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

/// What a bar of navigation looks like.
public struct NavigationBarItem: Sendable {
  /// How large the title is.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen before.
    case automatic
    /// Within the bar.
    case inline
    /// Below the bar.
    case large
  }
}

/// The looks of stacks, of which nothing is heard.
public protocol NavigationViewStyle {}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
