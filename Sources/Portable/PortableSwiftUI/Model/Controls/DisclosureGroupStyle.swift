@preconcurrency @MainActor public protocol DisclosureGroupStyle {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor public struct DisclosureGroupStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    let isExpanded: Bool
    public var body: some View { view.told { $0.isExpanded = isExpanded } }
  }

  public typealias Content = StyledPart<Self, ContentPart>

  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool
}

/// A button that shows and hides content below it.
///
/// Source: CVS Health; certainty B.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}

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
      .told { $0.isSizedBySystem = true }
      if configuration.isExpanded { configuration.content }
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.disclosureGroupStyle = style })
  }
}

extension DisclosureGroupStyle {
  func styled(_ configuration: Configuration) -> AnyView {
    AnyView(makeBody(configuration: configuration))
  }
}
