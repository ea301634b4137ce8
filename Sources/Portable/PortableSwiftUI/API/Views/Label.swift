import AccessibilityTree

/// A title with a picture.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
}

extension Label: View where Title: View, Icon: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never

  /// Shows a title with a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }
}

extension Label: PrimitiveView where Title: View, Icon: View {
  func render(in context: RenderContext) -> [RenderedView] {
    let style = context.environment.labelStyle
    let shown = HStack {
      if style != .titleOnly { icon }
      if style != .iconOnly { title }
    }
    let children = shown.rendered(in: context.entering(.content))
    // A title with its picture is one stop; nobody documents it: certainty C. Without the title, its
    // words stay the name (CVS Health; certainty B).
    let named = RenderedView(
      context,
      layout: PassThroughRule(),
      children: children,
      accessibility: .control { $0.guesses.insert(.label) }
    )
    guard style == .iconOnly else { return [named] }
    let names = title.rendered(in: context.entering(.part("title")))
    let facts = AccessibilityMerge(
      names.flatMap { AccessibilityCollector().items(of: $0) }.map(\.facts)
    ).facts
    named.accessibility = .control { merged in
      merged.label = facts.label
      merged.isSymbolName = false
      merged.traits = .image
    }
    return [named]
  }
}

extension Label where Title == Text, Icon == Image {
  /// Shows a title with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Shows a title with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// Shows a title with a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(resource))
  }

  /// Shows a title with a picture of the app.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(resource))
  }

  /// Shows a title with a picture.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  /// Shows a title with a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}

/// What is seen of a label.
public protocol LabelStyle {
  /// Which of the styles of the library it is.
  var parts: LabelParts { get }
}

/// What is seen of a label.
public enum LabelParts: Sendable {
  case titleAndIcon
  case titleOnly
  case iconOnly
}

/// Title and picture as the surroundings want them.
public struct DefaultLabelStyle: LabelStyle {
  /// Creates one.
  public init() {}
  /// What is seen.
  public var parts: LabelParts { .titleAndIcon }
}

/// Title and picture.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates one.
  public init() {}
  /// What is seen.
  public var parts: LabelParts { .titleAndIcon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates one.
  public init() {}
  /// What is seen.
  public var parts: LabelParts { .titleOnly }
}

/// The picture alone; the title stays the name.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates one.
  public init() {}
  /// What is seen.
  public var parts: LabelParts { .iconOnly }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Automatic.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// Title only.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// Icon only.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Shows labels in a style.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.labelStyle = style.parts })
  }
}

extension EnvironmentValues {
  /// What is seen of labels.
  var labelStyle: LabelParts {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: LabelParts { .titleAndIcon }
}
