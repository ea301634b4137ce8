import AccessibilityTree
import Foundation

public struct Gauge<Label, CurrentValueLabel> {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel
  var ends: [AnyView] = []
}

extension Gauge: View where Label: View, CurrentValueLabel: View {
  public typealias Body = Never

  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)),
      label: label(),
      current: currentValueLabel()
    )
  }
}

extension Gauge where Label: View, CurrentValueLabel: View {
  public init<V: BinaryFloatingPoint, Bound: View>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> Bound,
    @ViewBuilder maximumValueLabel: () -> Bound
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel)
    ends = [AnyView(minimumValueLabel()), AnyView(maximumValueLabel())]
  }
}

extension Gauge where Label: View, CurrentValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, label: label) { EmptyView() } }
}

extension Gauge: PrimitiveView where Label: View, CurrentValueLabel: View {
  /// Renders all labels.
  ///
  /// Source: Apple's documentation; certainty A. The order of the labels, and that the value is a
  /// percentage without further words, aren't documented: C.
  func render(in context: RenderContext) -> [RenderedView] {
    let isRing = context.environment.showsCircularProgress
    let column = VStack(alignment: isRing ? .center : .leading) {
      if isRing {
        VisualControl.ring.overlay(current.accessibilityHidden(true))
        label
        HStack { ForEach(ends.indices, id: \.self) { ends[$0] } }
      } else {
        label
        HStack {
          ends.first
          VisualControl(filled: fraction)
          ends.last
        }
        current.accessibilityHidden(true)
      }
    }
    let words = AccessibilityMerge.name(of: current.rendered(in: context.entering(.part("value"))))
    let percent = fraction.formatted(
      .percent.precision(.fractionLength(0)).locale(context.environment.locale)
    )
    return [
      RenderedView(
        context,
        layout: PassThroughRule(),
        children: column.rendered(in: context.entering(.content)),
        accessibility: .control { properties in
          properties.value = words ?? NSAttributedString(string: percent)
          properties.inferredTexts.insert(.value)
        }
      )
    ]
  }
}
