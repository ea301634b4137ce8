/// What a disclosure group looks like and does.
@preconcurrency @MainActor
public protocol DisclosureGroupStyle {
  /// What the style makes of a group.
  associatedtype Body: View
  /// What is known of the group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// What the style makes of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a disclosure group.
@MainActor
public struct DisclosureGroupStyleConfiguration {
  /// What the group shows while it is closed; it says whether the group is open.
  public struct Label: View {
    let view: AnyView
    let isExpanded: Bool
    /// What the view is made of.
    public var body: some View { view.told { $0.isExpanded = isExpanded } }
  }

  /// What the group opens.
  public struct Content: View {
    let view: AnyView
    /// What the view is made of.
    public var body: some View { view }
  }

  /// What the group shows while it is closed.
  public let label: Label
  /// What the group opens.
  public let content: Content
  /// Whether it is open.
  @Binding public var isExpanded: Bool
}

/// A button that opens content below it.
///
/// Source: CVS Health; certainty B.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The button, and the content while it is open.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack {
          configuration.label
          Spacer()
          Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.right")
            .font(.footnote)
            .accessibilityHidden(true)
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A button that opens content below it.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  /// Shows disclosure groups in a style.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.disclosureGroupStyle = style })
  }
}

extension EnvironmentValues {
  /// The style of disclosure groups.
  var disclosureGroupStyle: any DisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: any DisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension DisclosureGroupStyle {
  /// What the style makes of a group, of any type.
  func styled(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}
