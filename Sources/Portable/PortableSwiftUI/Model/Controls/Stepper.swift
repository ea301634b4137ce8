import Foundation
import PortableFoundation
import PortableUIKit

/// A control of two buttons that lower and raise a value.
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
  /// Creates a stepper for a value, in the order of before iOS 15.
  @_disfavoredOverload public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

  /// Creates a stepper for a value within bounds, in the order of before iOS 15.
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

  /// Creates a stepper of two actions, in the order of before iOS 15.
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
  /// What is said of a value: numbers as people write them; certainty C.
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
  /// The label as a text of its own, then two buttons with its words and the value.
  ///
  /// A label and an identifier given from outside are those of the buttons.
  /// Source: trees of UI tests; certainty B.
  func render(in context: RenderContext) -> [RenderedView] {
    let names = label.rendered(in: context.entering(.part("label")))
    let items = names.flatMap { AccessibilityCollector().items(of: $0) }
    let name = AccessibilityMerge(items.map(\.facts)).facts.label?.string
    let hidesLabel = context.environment.hidesLabels
    let row = HStack {
      if !hidesLabel { label.modifier(AccessibilityModifier { .title }) }
      Spacer()
      HStack(spacing: 0) {
        StepButton(name: name, part: .decrement, value: value(), action: decrement)
        StepButton(name: name, part: .increment, value: value(), action: increment)
      }
      .background(ControlPlace(canDecrement: decrement != nil, canIncrement: increment != nil))
    }
    return row.rendered(in: context.entering(.content))
  }
}

/// One of the two buttons of a stepper.
struct StepButton: View {
  /// Lower or higher.
  enum Part: String {
    case decrement = "Decrement"
    case increment = "Increment"

    var word: SystemWord {
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
      .told { $0.part = (part.word.text, part.rawValue) }
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
