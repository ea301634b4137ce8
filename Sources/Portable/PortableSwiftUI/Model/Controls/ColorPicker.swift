import PortableUIKit

public struct ColorPicker<Label> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label
}

extension ColorPicker: View where Label: View {
  public typealias Body = Never

  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity, label: label()) }
}

extension ColorPicker: PrimitiveView where Label: View {
  /// Renders a title with UIKit's color well next to it; certainty C.
  func render(in context: RenderContext) -> [RenderedView] {
    let well = RenderedView(
      context.entering(.part("well")),
      layout: LeafRule.line(height: 28),
      surface: ColorSurface(
        color: selection,
        supportsOpacity: supportsOpacity,
        isEnabled: context.environment.isEnabled
      ),
      accessibility: .native
    )
    let title =
      context.environment.hidesLabels
      ? [] : label.rendered(in: context.entering(.part("label")))
    return [
      RenderedView(context, layout: ArrangedRule(layout: HStackLayout()), children: title + [well])
    ]
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(titleKey)) }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity, label: Text(title)) }
}
