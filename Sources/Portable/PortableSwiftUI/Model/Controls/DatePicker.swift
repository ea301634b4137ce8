public import Foundation
import PortableUIKit

public struct DatePicker<Label> {
  let selection: Binding<Date>
  let range: ClosedRange<Date>?
  let components: DatePickerComponents
  let label: Label
}

extension DatePicker: View where Label: View {
  public typealias Body = Never

  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(selection: selection, range: nil, components: displayedComponents, label: label()) }
}

extension DatePicker: PrimitiveView where Label: View {
  /// Renders UIKit's picker; in the compact style the title isn't its label.
  ///
  /// Source: CVS Health; certainty B.
  func render(in context: RenderContext) -> [RenderedView] {
    let look = context.environment.datePickerAppearance
    let surface = DateSurface(
      date: selection,
      range: range,
      components: components,
      look: look,
      isEnabled: context.environment.isEnabled
    )
    let size = surface.size
    let isCompact = look == .compact
    let picker = RenderedView(
      context.entering(.part("picker")),
      layout: isCompact ? LeafRule.fixed(size) : .line(height: size.height),
      surface: surface,
      accessibility: .native
    )
    let title =
      context.environment.hidesLabels
      ? [] : label.rendered(in: context.entering(.part("label")))
    // The compact style puts the picker at the end of its title's line.
    guard isCompact, !title.isEmpty else {
      return [
        RenderedView(
          context,
          layout: ArrangedRule(layout: VStackLayout(alignment: .leading)),
          children: title + [picker]
        )
      ]
    }
    let room = Spacer().rendered(
      in: context.setting(\.stackAxis, to: .horizontal).entering(.part("room"))
    )
    return [
      RenderedView(
        context,
        layout: ArrangedRule(layout: HStackLayout()),
        children: title + room + [picker]
      )
    ]
  }
}

public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker where Label: View {
  public init(
    selection: Binding<Date>,
    in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    let dates: ClosedRange<Date>? =
      switch range {
      case let range as ClosedRange<Date>: range
      case let range as PartialRangeFrom<Date>: range.lowerBound...Date.distantFuture
      case let range as PartialRangeThrough<Date>: Date.distantPast...range.upperBound
      default: nil
      }
    self.init(selection: selection, range: dates, components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) } }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) } }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}
