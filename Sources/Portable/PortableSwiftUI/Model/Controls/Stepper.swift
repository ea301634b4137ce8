import Foundation
import PortableFoundation
import PortableUIKit

public struct Stepper<Label> {
  let label: Label
  let decrement: (() -> Void)?
  let increment: (() -> Void)?
  let value: () -> String?
}

extension Stepper: View where Label: View {
  public typealias Body = Never

  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: label(), decrement: onDecrement, increment: onIncrement, value: { nil }) }

  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      decrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      increment: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      value: { Self.words(for: value.wrappedValue) }
    )
  }

  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      decrement: {
        let lower = value.wrappedValue.advanced(by: -step)
        if lower >= bounds.lowerBound { value.wrappedValue = lower }
      },
      increment: {
        let higher = value.wrappedValue.advanced(by: step)
        if higher <= bounds.upperBound { value.wrappedValue = higher }
      },
      value: { Self.words(for: value.wrappedValue) }
    )
  }
}

extension Stepper where Label: View {
  @_disfavoredOverload public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

  @_disfavoredOverload public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      onEditingChanged: onEditingChanged
    )
  }

  @_disfavoredOverload public init(
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label,
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }
}

extension Stepper {
  /// The spoken value: formatted if it is a number; certainty C.
  fileprivate static func words<V>(for value: V) -> String {
    switch value {
    case let number as Int: number.formatted(.number.locale(.ofDevice))
    case let number as Double: number.formatted(.number.locale(.ofDevice))
    case let number as Float: Double(number).formatted(.number.locale(.ofDevice))
    case let number as CGFloat: Double(number).formatted(.number.locale(.ofDevice))
    default: "\(value)"
    }
  }
}

extension Stepper: PrimitiveView where Label: View {
  /// Renders the label as a text of its own, then two buttons with that label and the value.
  ///
  /// A label or identifier set on the stepper applies to the buttons. Source: trees of UI tests;
  /// certainty B.
  func render(in context: RenderContext) -> [RenderedView] {
    let names = label.rendered(in: context.entering(.part("label")))
    let items = names.flatMap { AccessibilityCollector().items(of: $0) }
    let name = AccessibilityMerge(items.map(\.properties)).properties.label?.string
    let hidesLabel = context.environment.hidesLabels
    let row = HStack {
      if !hidesLabel { label.modifier(AccessibilityModifier { .title }) }
      Spacer()
      HStack(spacing: 0) {
        StepButton(name: name, part: .decrement, value: value(), action: decrement)
        StepButton(name: name, part: .increment, value: value(), action: increment)
      }
      .background(VisualControl(canDecrement: decrement != nil, canIncrement: increment != nil))
    }
    return row.rendered(in: context.entering(.content))
  }
}

struct StepButton: View {
  enum Part: String {
    case decrement = "Decrement"
    case increment = "Increment"

    var word: SystemString {
      switch self {
      case .decrement: .decrement
      case .increment: .increment
      }
    }
  }

  let name: String?
  let part: Part
  let value: String?
  let action: (() -> Void)?

  var body: some View {
    Color.clear
      .frame(width: 47, height: 32)
      .accessibilityElement()
      .accessibilityLabel(name ?? "")
      .accessibilityValue(value ?? "")
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { action?() }
      .told {
        $0.part = (part.word.text, part.rawValue)
        $0.isSizedBySystem = true
      }
      .disabled(action == nil)
  }
}

extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step, label: { Text(titleKey) }) }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }) }

  @_disfavoredOverload public init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step, label: { Text(title) }) }

  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement) }
}
