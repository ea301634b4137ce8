import PortableUIKit

/// Content that opens and closes below its label.
public struct DisclosureGroup<Label, Content> {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
}

extension DisclosureGroup: View where Label: View, Content: View {
  /// Creates content that is closed at first.
  public init(
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: nil, label: label(), content: content)
  }

  /// Creates content that opens and closes by a binding.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, label: label(), content: content)
  }

  /// What the view is made of.
  public var body: some View {
    Disclosure(binding: isExpanded, label: label, content: content)
  }
}

/// The button that opens and closes, and what it opens.
///
/// Source: CVS Health; certainty B.
struct Disclosure<Label: View, Content: View>: View {
  let binding: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var isOwnExpanded = false

  var body: some View {
    let isExpanded = binding ?? $isOwnExpanded
    VStack(alignment: .leading) {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        label
      }
      .told { $0.isExpanded = isExpanded.wrappedValue }
      if isExpanded.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text, Content: View {
  /// Creates content with a title that is closed at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(titleKey), content: content)
  }

  /// Creates content with a title that is closed at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(isExpanded: nil, label: Text(title), content: content)
  }

  /// Creates content with a title that opens and closes by a binding.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, label: Text(titleKey), content: content)
  }
}
