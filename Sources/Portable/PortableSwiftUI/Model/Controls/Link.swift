import AccessibilityTree
public import Foundation

public struct Link<Label: View> {
  let destination: URL
  let label: Label
}

extension Link: View {
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }

  public var body: some View { LinkButton(destination: destination, label: label) }
}

/// Speaks “Button” and “Link”, unless the button trait is removed.
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
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(title))
  }
}

/// A button that shares something; the share sheet isn't shown here.
///
/// Its title is the system's. The title in other languages than English: certainty C.
public struct ShareLink<Label> { let label: Label }

extension ShareLink: View where Label: View {
  public var body: some View { Button(action: {}, label: { label }) }

  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label: View {
  public init<Item, I, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<I, Icon>,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == PortableSwiftUI.Label<Text, Image> {
  @MainActor public init<Item, I, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<I, Icon>
  ) { self.init(item: item, subject: subject, message: message) }

  public init<Item, I, Icon>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<I, Icon>
  ) { self.init(titleKey, item: item, subject: subject, message: message) }

  @MainActor public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    let title = SystemString("Share…", ru: "Поделиться…", de: "Teilen …", zh: "共享…").text
    label = PortableSwiftUI.Label(title, systemImage: "square.and.arrow.up")
  }

  public init<Item>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) { label = PortableSwiftUI.Label(titleKey, systemImage: "square.and.arrow.up") }
}

public struct SharePreview<Image, Icon> { let title: Text }

extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
}

extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(title: Text(title))
  }
}
