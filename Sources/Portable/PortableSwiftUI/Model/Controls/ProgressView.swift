import AccessibilityTree
import Foundation
import PortableUIKit

public struct ProgressView<Label, CurrentValueLabel> {
  let fraction: Double?
  let label: Label
  let current: CurrentValueLabel
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  public typealias Body = Never
}

extension ProgressView: PrimitiveView where Label: View, CurrentValueLabel: View {
  /// Speaks the label with the percentage, or alone if the progress is indeterminate.
  ///
  /// Source: CVS Health; certainty B. Without a value: C.
  func render(in context: RenderContext) -> [RenderedView] {
    let column = context.environment.progressViewStyle.styled(fraction, label, current)
    let fraction = fraction
    return [
      RenderedView(
        context,
        layout: PassThroughRule(),
        children: column.rendered(
          in: context.setting(\.progressViewStyle, to: .automatic).entering(.content)
        ),
        accessibility: .control { properties in
          properties.traits.insert(.updatesFrequently)
          // UIKit's label of an activity indicator; certainty C.
          if fraction == nil, properties.label == nil {
            properties.label = NSAttributedString(string: SystemString.inProgress.text)
            properties.inferredTexts.insert(.label)
          }
          if let fraction {
            let locale = context.environment.locale
            let percent = fraction.formatted(.percent.precision(.fractionLength(0)).locale(locale))
            properties.value = NSAttributedString(string: percent)
          }
        }
      )
    ]
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { self.init(fraction: nil, label: EmptyView(), current: EmptyView()) }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: value.map { Double($0 / total) }, label: EmptyView(), current: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), current: EmptyView())
  }

  @_disfavoredOverload public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), current: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(
      fraction: value.map { Double($0 / total) },
      label: Text(titleKey),
      current: EmptyView()
    )
  }
}

extension ProgressView where Label: View, CurrentValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: value.map { Double($0 / total) }, label: label(), current: EmptyView())
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: EmptyView())
  }
}

extension ProgressView where Label: View, CurrentValueLabel: View {
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1.0,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: value.map { Double($0 / total) },
      label: label(),
      current: currentValueLabel()
    )
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  @MainActor public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted,
      label: configuration.label ?? .init(view: AnyView(EmptyView())),
      current: configuration.currentValueLabel ?? .init(view: AnyView(EmptyView()))
    )
  }
}
