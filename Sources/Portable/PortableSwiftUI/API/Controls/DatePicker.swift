public import Foundation
import PortableUIKit

/// A control for a date or a time.
public struct DatePicker<Label> {
  let selection: Binding<Date>
  let range: ClosedRange<Date>?
  let components: DatePickerComponents
  let label: Label
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The set as a number.
  public let rawValue: UInt

  /// Creates a set from its number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}

extension DatePicker: View where Label: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never

  /// Creates a picker.
  public init(
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, range: nil, components: displayedComponents, label: label())
  }
}

extension DatePicker: PrimitiveView where Label: View {
  /// UIKit's picker; in its compact look the title is not its label.
  ///
  /// Source: CVS Health; certainty B.
  func render(in context: RenderContext) -> [RenderedView] {
    let picker = RenderedView(
      context.entering(.part("picker")),
      layout: LeafRule.line(height: context.environment.datePickerLook == .compact ? 34 : 216),
      surface: DateSurface(
        date: selection,
        range: range,
        components: components,
        look: context.environment.datePickerLook,
        isEnabled: context.environment.isEnabled
      ),
      accessibility: .native
    )
    let title =
      context.environment.hidesLabels
      ? [] : label.rendered(in: context.entering(.part("label")))
    return [
      RenderedView(
        context,
        layout: ArrangedRule(layout: VStackLayout(alignment: .leading)),
        children: title + [picker]
      )
    ]
  }
}

/// A picker for dates of UIKit.
struct DateSurface: Surface {
  let date: Binding<Date>
  let range: ClosedRange<Date>?
  let components: DatePickerComponents
  let look: UIDatePickerStyle
  let isEnabled: Bool

  func makeView(in host: HostView) -> UIView {
    let picker = HostedDatePicker()
    picker.preferredDatePickerStyle = look
    picker.datePickerMode =
      components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    return picker
  }

  func canUpdate(_ view: UIView) -> Bool { view is HostedDatePicker }

  func update(_ view: UIView) {
    guard let picker = view as? HostedDatePicker else { return }
    picker.minimumDate = range?.lowerBound
    picker.maximumDate = range?.upperBound
    if picker.date != date.wrappedValue { picker.date = date.wrappedValue }
    picker.isEnabled = isEnabled
    picker.choose = { date.wrappedValue = $0 }
  }
}

/// A picker that tells which date was chosen.
final class HostedDatePicker: UIDatePicker {
  var choose: ((Date) -> Void)?

  init() {
    super.init(frame: .zero)
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      choose?(date)
    }
    addAction(action, for: .valueChanged)
  }

  required init?(coder: NSCoder) {
    nil
  }
}

extension DatePicker where Label == Text {
  /// Creates a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection,
      range: nil,
      components: displayedComponents,
      label: Text(titleKey)
    )
  }

  /// Creates a picker with a title for dates within bounds.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection,
      range: range,
      components: displayedComponents,
      label: Text(titleKey)
    )
  }

  /// Creates a picker with a title for dates from one on.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(
      selection: selection,
      range: range.lowerBound...Date.distantFuture,
      components: displayedComponents,
      label: Text(titleKey)
    )
  }
}

/// What pickers for dates look like.
public protocol DatePickerStyle {
  /// Which of the looks of the library it is.
  static var name: DatePickerStyleName { get }
}

/// The looks of pickers for dates.
public enum DatePickerStyleName: Sendable {
  /// A button that opens a calendar.
  case compact
  /// Wheels.
  case wheel
  /// A calendar.
  case graphical
}

/// As the surroundings want it: compact.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Compact.
  public static var name: DatePickerStyleName { .compact }
}

/// A button that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Compact.
  public static var name: DatePickerStyleName { .compact }
}

/// Wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// Wheels.
  public static var name: DatePickerStyleName { .wheel }
}

/// A calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public init() {}
  /// A calendar.
  public static var name: DatePickerStyleName { .graphical }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// As the surroundings want it.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A button that opens a calendar.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

extension View {
  /// Sets what pickers for dates look like.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        switch S.name {
        case .compact: $0.datePickerLook = .compact
        case .wheel: $0.datePickerLook = .wheels
        case .graphical: $0.datePickerLook = .inline
        }
      }
    )
  }
}

extension EnvironmentValues {
  /// What pickers for dates look like.
  var datePickerLook: UIDatePickerStyle {
    get { self[DatePickerLookKey.self] }
    set { self[DatePickerLookKey.self] = newValue }
  }
}

private enum DatePickerLookKey: EnvironmentKey {
  static var defaultValue: UIDatePickerStyle { .compact }
}
