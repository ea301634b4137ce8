import Foundation
import PortableUIKit

/// A button that opens a menu.
public struct Menu<Label, Content> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
}

extension Menu: View where Label: View, Content: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content(), primaryAction: nil)
  }

  /// Creates a menu that opens on a long press; a tap does something else.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(label: label(), content: content(), primaryAction: primaryAction)
  }
}

extension Menu: PrimitiveView where Label: View, Content: View {
  /// UIKit's button with a menu.
  ///
  /// Source: CVS Health, captures of iOS 27; certainty B.
  func render(in context: RenderContext) -> [RenderedView] {
    let names = label.rendered(
      in: context.setting(\.usualForeground, to: .tint).entering(.content)
    )
    let name = AccessibilityMerge.name(of: names)
    let entries = content.rendered(in: context.entering(.part("menu")))
    let surface = MenuSurface(
      menu: .entries(of: entries),
      isEnabled: context.environment.isEnabled
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

extension Menu where Label == Text, Content: View {
  /// Creates a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content(), primaryAction: nil)
  }

  /// Creates a menu with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content(), primaryAction: nil)
  }
}

extension Menu where Label == PortableSwiftUI.Label<Text, Image>, Content: View {
  /// Creates a menu with a title and a symbol.
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
