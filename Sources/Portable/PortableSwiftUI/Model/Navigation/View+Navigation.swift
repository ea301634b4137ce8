extension View {
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      RenderPassModifier { pass, _ in
        pass.destinations[ObjectIdentifier(data)] = { value in
          (value as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
        }
      }
    )
  }

  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(
      RenderPassModifier { pass, context in
        pass.presentations.append(
          PresentationRequest(
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

  public func navigationTitle(_ title: Text) -> some View {
    modifier(RenderPassModifier { pass, _ in pass.bar.title = title.plain })
  }

  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(titleKey) }

  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(RenderPassModifier { pass, _ in pass.bar.isHidden = hidden })
  }

  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(RenderPassModifier { pass, _ in pass.bar.hidesBackButton = hidesBackButton })
  }

  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public protocol NavigationViewStyle {}

public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  @_disfavoredOverload public func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationBarItems(leading: leading, trailing: EmptyView())
  }

  public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }

  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationDestination(isPresented: item.hasValue()) {
      item.wrappedValue.map(destination)
    }
  }
}
