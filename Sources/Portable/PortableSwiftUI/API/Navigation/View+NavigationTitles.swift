extension View {
  /// Titles the screen, as it was called before iOS 14.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Titles the screen, as it was called before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Titles the screen, as it was called before iOS 14.
  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Titles the screen, as it was called before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }

  /// Puts controls into the bar, as it was done before iOS 14.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Puts controls into the bar, as it was done before iOS 14.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationBarItems(leading: leading, trailing: EmptyView())
  }

  /// Puts controls into the bar, as it was done before iOS 14.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationBarItems(leading: EmptyView(), trailing: trailing)
  }

  /// Shows a screen on top for something.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    navigationDestination(isPresented: item.isThere()) {
      item.wrappedValue.map(destination)
    }
  }
}
