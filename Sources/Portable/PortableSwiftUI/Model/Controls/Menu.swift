import AccessibilityTree
import Foundation
import PortableUIKit

public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) { self.init(label: label(), content: content(), primaryAction: primaryAction) }
}

extension Menu: PrimitiveView {
  /// Renders UIKit's button with a menu.
  ///
  /// Source: CVS Health, captures of iOS 27; certainty B.
  func render(in context: RenderContext) -> [RenderedView] {
    let names = label.rendered(
      in: context.setting(\.defaultForeground, to: .tint).entering(.content)
    )
    let name = AccessibilityMerge.name(of: names)
    let entries = content.rendered(in: context.entering(.part("menu")))
    let surface = MenuSurface(
      menu: .entries(of: entries),
      isEnabled: context.environment.isEnabled,
      isText: Label.self == Text.self,
      primaryAction: primaryAction
    )
    let button = RenderedView(
      context,
      layout: LayerRule(main: 0, alignment: .center),
      children: [
        RenderedView(
          context.entering(.part("label")),
          layout: ArrangedRule(layout: HStackLayout()),
          children: names
        )
      ],
      surface: surface,
      accessibility: .native
    )
    return [button.changed { $0.label = name }]
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }
}

extension Menu where Label == PortableSwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: PortableSwiftUI.Label(titleKey, systemImage: systemImage),
      content: content(),
      primaryAction: nil
    )
  }
}

public struct ControlGroup<Content> { let content: Content }

extension ControlGroup: View where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content)
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  public var body: some View { HStack { content } }
}

/// A button that toggles edit mode; it does nothing here.
///
/// Rows offer their editing actions in any mode.
public struct EditButton: View {
  public init() {}

  public var body: some View {
    Button(SystemString("Edit", ru: "Править", de: "Bearbeiten", zh: "编辑").text) {}
  }
}

extension Menu where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction) }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) { self.init(label: Text(title), content: content(), primaryAction: primaryAction) }
}

extension Menu where Label == PortableSwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: PortableSwiftUI.Label(titleKey, systemImage: systemImage),
      content: content(),
      primaryAction: primaryAction
    )
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      label: PortableSwiftUI.Label(title, systemImage: systemImage),
      content: content(),
      primaryAction: nil
    )
  }
}
