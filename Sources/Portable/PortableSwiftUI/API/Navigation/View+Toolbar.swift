extension View {
  /// Puts controls into the bars around the screen.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let content = content()
    return modifier(
      PassModifier { pass, context in
        let views = content.rendered(in: context.entering(.part("toolbar")))
        pass.bar.add(views)
      }
    )
  }

  /// Shows bars or leaves them out.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(
      PassModifier { pass, _ in
        if bars.contains(.navigationBar) { pass.bar.isHidden = visibility == .hidden }
      }
    )
  }

  /// Shows bars or leaves them out.
  public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      PassModifier { pass, _ in
        if bars.contains(.navigationBar) { pass.bar.isHidden = visibility == .hidden }
      }
    )
  }
}
