import AccessibilityTree

@preconcurrency @MainActor public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor public struct LabelStyleConfiguration {
  public typealias Title = StyledPart<Self, LabelPart>
  public typealias Icon = StyledPart<Self, ContentPart>

  public let title: Title
  public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  @MainActor public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

enum LabelParts: Sendable { case titleAndIcon, titleOnly, iconOnly }

/// A style of the system, which shows the title, the icon or both.
@preconcurrency @MainActor protocol SystemLabelStyle: LabelStyle {
  var parts: LabelParts { get }
}

public struct DefaultLabelStyle: LabelStyle, SystemLabelStyle {
  public nonisolated init() {}
  var parts: LabelParts { .titleAndIcon }
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

public struct TitleAndIconLabelStyle: LabelStyle, SystemLabelStyle {
  public nonisolated init() {}
  var parts: LabelParts { .titleAndIcon }
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

public struct TitleOnlyLabelStyle: LabelStyle, SystemLabelStyle {
  public nonisolated init() {}
  var parts: LabelParts { .titleOnly }
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

public struct IconOnlyLabelStyle: LabelStyle, SystemLabelStyle {
  public nonisolated init() {}
  var parts: LabelParts { .iconOnly }
  public func makeBody(configuration: Configuration) -> some View {
    Label(configuration).labelStyle(self)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        if let system = style as? any SystemLabelStyle {
          $0.labelStyle = system.parts
          $0.ownLabelStyle = nil
        } else {
          $0.ownLabelStyle = style
        }
      }
    )
  }
}

extension LabelStyle {
  func styled(_ title: some View, _ icon: some View) -> AnyView {
    AnyView(
      makeBody(
        configuration: LabelStyleConfiguration(
          title: LabelStyleConfiguration.Title(view: AnyView(title)),
          icon: LabelStyleConfiguration.Icon(view: AnyView(icon))
        )
      )
    )
  }
}

extension Label {
  /// Renders a style of the app; a title that it hides remains the name, as in the system's styles.
  ///
  /// Source: none that we know; certainty C.
  @MainActor
  func own(_ style: any LabelStyle, in context: RenderContext) -> RenderedView {
    let inner = context.setting(\.ownLabelStyle, to: nil)
    let children = style.styled(title, icon).rendered(in: inner.entering(.content))
    let name = AccessibilityMerge.name(of: title.rendered(in: inner.entering(.part("title"))))
    return RenderedView(
      context,
      layout: ArrangedRule(layout: HStackLayout()),
      children: children,
      accessibility: .control { properties in
        if properties.label == nil || properties.isSymbolName {
          properties.label = name
          properties.isSymbolName = false
        }
        properties.inferredTexts.insert(.label)
      }
    )
  }
}
