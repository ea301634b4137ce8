public import Foundation

/// A control that leads to an address.
public struct Link<Label> {
  let destination: URL
  let label: Label
}

extension Link: View where Label: View {
  /// Creates a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }

  /// What the view is made of.
  public var body: some View {
    LinkButton(destination: destination, label: label)
  }
}

/// “Button” and “Link”, until the trait of the button is taken away.
///
/// Source: CVS Health and its UI tests; certainty B.
struct LinkButton<Label: View>: View {
  let destination: URL
  let label: Label
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .accessibilityAddTraits(.isLink)
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}
