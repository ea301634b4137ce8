import AccessibilityTree
public import PortableFoundation

public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
}

extension Label: View {
  public typealias Body = Never

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }
}

extension Label: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    if let style = context.environment.ownLabelStyle { return [own(style, in: context)] }
    let style = context.environment.labelStyle
    let shown = HStack {
      if style != .titleOnly { icon }
      if style != .iconOnly { title }
    }
    let children = shown.rendered(in: context.entering(.content))
    // A title and its icon are one element, which isn't documented: certainty C. If the title is
    // hidden, it remains the label (CVS Health; certainty B).
    let named = RenderedView(
      context,
      layout: PassThroughRule(),
      children: children,
      accessibility: .control { $0.inferredTexts.insert(.label) }
    )
    guard style == .iconOnly else { return [named] }
    let names = title.rendered(in: context.entering(.part("title")))
    let properties = AccessibilityMerge(
      names.flatMap { AccessibilityCollector().items(of: $0) }.map(\.properties)
    ).properties
    named.accessibility = .control { merged in
      merged.label = properties.label
      merged.isSymbolName = false
      merged.imageNames = []
      merged.inferredTexts.remove(.label)
      merged.traits = .image
    }
    return [named]
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(resource))
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}

extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(titleResource), icon: Image(systemName: name))
  }
}
