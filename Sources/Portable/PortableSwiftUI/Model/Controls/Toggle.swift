import AccessibilityTree
import Foundation

public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle: View where Label: View {
  public typealias Body = Never

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }
}

extension Toggle: PrimitiveView where Label: View {
  /// Renders one element over the whole row.
  ///
  /// Source: CVS Health, trees of UI tests; certainty B.
  func render(in context: RenderContext) -> [RenderedView] {
    let isEnabled = context.environment.isEnabled
    let isOn = isOn
    let shortcut = context.environment.keyboardShortcut
    let isNamed = !context.environment.hidesLabels
    let row = context.environment.toggleStyle.styled(isNamed ? AnyView(label) : nil, isOn)
    let name =
      isNamed
      ? nil : AccessibilityMerge.name(of: label.rendered(in: context.entering(.part("label"))))
    return [
      RenderedView(
        context,
        layout: PassThroughRule(),
        children: row.rendered(in: context.entering(.content)),
        accessibility: .control { properties in
          properties.isSymbolName = false
          if let name {
            properties.label = name
            properties.imageNames = []
            properties.inferredTexts.remove(.label)
          }
          properties.isSizedBySystem = true
          properties.traits.formUnion([.toggle, .button])
          properties.value = NSAttributedString(string: isOn.wrappedValue ? "1" : "0")
          properties.activation = { isOn.wrappedValue.toggle() }
          properties.shortcut = shortcut
          properties.isEnabled = properties.isEnabled && isEnabled
        }
      )
    ]
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == PortableSwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: PortableSwiftUI.Label(titleKey, systemImage: systemImage))
  }
}
