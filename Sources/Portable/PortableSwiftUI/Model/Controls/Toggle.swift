import AccessibilityTree
import Foundation

public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  /// Whether the sources of the toggle have different values.
  var isMixed = false
  let label: Label
}

extension Toggle: View {
  public typealias Body = Never

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }

  /// Creates a toggle of several values; it turns them all on, unless all are on.
  ///
  /// Source: Apple's documentation; certainty A.
  public init<C: RandomAccessCollection>(
    sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.count { $0.wrappedValue }
    let all = Binding(
      get: { bindings.allSatisfy(\.wrappedValue) },
      set: { (value: Bool) in
        for binding in bindings { binding.wrappedValue = value }
      }
    )
    self.init(isOn: all, isMixed: count > 0 && count < bindings.count, label: label())
  }
}

extension Toggle: PrimitiveView {
  /// Renders one element over the whole row.
  ///
  /// Source: CVS Health, trees of UI tests; certainty B.
  func render(in context: RenderContext) -> [RenderedView] {
    let isEnabled = context.environment.isEnabled
    let isOn = isOn
    let shortcut = context.environment.keyboardShortcut
    let isNamed = !context.environment.hidesLabels
    let isMixed = isMixed
    let style = context.environment.toggleStyle
    let row = style.styled(isNamed ? AnyView(label) : nil, isOn, isMixed: isMixed)
    // A toggle within a style has the usual look.
    let inner = style is SwitchToggleStyle ? context : context.setting(\.toggleStyle, to: .switch)
    let name =
      isNamed
      ? nil : AccessibilityMerge.name(of: label.rendered(in: context.entering(.part("label"))))
    return [
      RenderedView(
        context,
        layout: PassThroughRule(),
        children: row.rendered(in: inner.entering(.content)),
        accessibility: .control { properties in
          properties.isSymbolName = false
          if let name {
            properties.label = name
            properties.imageNames = []
            properties.inferredTexts.remove(.label)
          }
          properties.isSizedBySystem = true
          properties.traits.formUnion([.toggle, .button])
          properties.value = NSAttributedString(
            string: isMixed ? "2" : isOn.wrappedValue ? "1" : "0"
          )
          properties.activation = { isOn.wrappedValue.toggle() }
          properties.shortcut = shortcut
          properties.isEnabled = properties.isEnabled && isEnabled
        }
      )
    ]
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  @MainActor public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn,
      isMixed: configuration.isMixed,
      label: configuration.label
    )
  }
}
