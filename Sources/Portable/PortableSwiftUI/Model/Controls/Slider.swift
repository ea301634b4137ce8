import Foundation
import PortableUIKit

public struct Slider<Label, ValueLabel> {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let ends: (ValueLabel, ValueLabel)?
  let onEditingChanged: (Bool) -> Void
}

extension Slider: View where Label: View, ValueLabel: View {
  public typealias Body = Never

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(value, bounds, nil, label(), nil, onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(value, bounds, Double(step), label(), nil, onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      nil,
      label(),
      (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged
    )
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      Double(step),
      label(),
      (minimumValueLabel(), maximumValueLabel()),
      onEditingChanged
    )
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), (minimumValueLabel, maximumValueLabel), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      Double(step),
      label(),
      (minimumValueLabel, maximumValueLabel),
      onEditingChanged
    )
  }

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    _ step: Double?,
    _ label: Label,
    _ ends: (ValueLabel, ValueLabel)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      value: Binding<Double>(
        get: { Double(value.wrappedValue) },
        set: { value.wrappedValue = V($0) }
      ),
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
      step: step,
      label: label,
      ends: ends,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider: PrimitiveView where Label: View, ValueLabel: View {
  func render(in context: RenderContext) -> [RenderedView] {
    let names = label.rendered(in: context.entering(.content))
    var properties = AccessibilityMerge(
      names.flatMap { AccessibilityCollector().items(of: $0) }.map(\.properties)
    ).properties
    properties.traits = []
    properties.value = NSAttributedString(string: spokenValue(in: context.environment.locale))
    properties.isEnabled = context.environment.isEnabled
    properties.adjustment = move
    properties.isSizedBySystem = true
    let track = RenderedView(
      context.entering(.part("track")),
      layout: LeafRule.line(height: 34),
      surface: surface(in: context.environment)
    )
    let start = ends?.0.rendered(in: context.entering(.part("minimum"))) ?? []
    let end = ends?.1.rendered(in: context.entering(.part("maximum"))) ?? []
    // The labels of the ends are visible only.
    return [
      RenderedView(
        context,
        layout: ArrangedRule(layout: HStackLayout(spacing: 8)),
        children: start + [track] + end,
        accessibility: .element(properties)
      )
    ]
  }

  private func surface(in environment: EnvironmentValues) -> VisualControlSurface<UISlider> {
    let width = bounds.upperBound - bounds.lowerBound
    let share = width > 0 ? (value.wrappedValue - bounds.lowerBound) / width : 0
    let tint = environment.tint.map(environment.shown)
    return VisualControlSurface(
      make: { UISlider() },
      show: { slider in
        slider.value = Float(share)
        slider.minimumTrackTintColor = tint
      }
    )
  }

  /// The value as a percentage if the bounds are 1 or 100 apart, otherwise as a plain number.
  ///
  /// Source: OpenSwiftUI's tests, trees of UI tests; certainty B.
  private func spokenValue(in locale: Locale) -> String {
    let width = bounds.upperBound - bounds.lowerBound
    let number = value.wrappedValue
    switch width {
    case 1, 100:
      let percent = FloatingPointFormatStyle<Double>.Percent(locale: locale)
      return (number / width)
        .formatted(percent.precision(.fractionLength(0)).rounded(rule: .down))
    default:
      return number.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
    }
  }

  /// Moves by the step, or by a tenth of the range; certainty C for the latter.
  private func move(_ direction: AccessibilityAdjustmentDirection) {
    let length = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    let moved = value.wrappedValue + (direction == .increment ? length : -length)
    onEditingChanged(true)
    value.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound)
    onEditingChanged(false)
  }
}
