import PortableUIKit

public struct DisclosureGroup<Label, Content> {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
}

extension DisclosureGroup: View where Label: View, Content: View {
  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(isExpanded: nil, label: label(), content: content) }

  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(isExpanded: isExpanded, label: label(), content: content) }

  public var body: some View { Disclosure(binding: isExpanded, label: label, content: content) }
}

struct Disclosure<Label: View, Content: View>: View {
  let binding: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var isOwnExpanded = false
  @Environment(\.disclosureGroupStyle) private var style

  var body: some View {
    let isExpanded = binding ?? $isOwnExpanded
    style.styled(
      DisclosureGroupStyleConfiguration(
        label: DisclosureGroupStyleConfiguration.Label(
          view: AnyView(label),
          isExpanded: isExpanded.wrappedValue
        ),
        content: DisclosureGroupStyleConfiguration.Content(view: AnyView(DeferredView(content))),
        isExpanded: isExpanded
      )
    )
  }
}

struct DeferredView<Content: View>: View {
  let content: () -> Content

  init(_ content: @escaping () -> Content) { self.content = content }

  var body: some View { content() }
}

extension DisclosureGroup where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(title), content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, label: Text(titleKey), content: content) }
}
