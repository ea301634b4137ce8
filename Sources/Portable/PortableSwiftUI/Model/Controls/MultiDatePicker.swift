public import Foundation
import PortableUIKit

/// A calendar in which several days can be chosen.
public struct MultiDatePicker<Label: View> {
  let selection: Binding<Set<DateComponents>>
  let range: DateInterval?
  let label: Label
}

extension MultiDatePicker: View {
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, range: nil, label: label())
  }

  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    let range = DateInterval(start: bounds.lowerBound, end: bounds.upperBound)
    self.init(selection: selection, range: range, label: label())
  }

  /// The label isn't shown, and whether it is spoken isn't documented; certainty C.
  public var body: some View { CalendarDays(selection: selection, range: range) }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, range: nil, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection, range: nil, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) { self.init(selection: selection, in: bounds) { Text(titleKey) } }
}

/// UIKit's calendar, with several days selected.
struct CalendarDays: UIViewRepresentable {
  let selection: Binding<Set<DateComponents>>
  let range: DateInterval?

  final class Coordinator: NSObject, UICalendarSelectionMultiDateDelegate {
    var selection: Binding<Set<DateComponents>>

    init(_ selection: Binding<Set<DateComponents>>) { self.selection = selection }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate,
      didSelectDate dateComponents: DateComponents
    ) { self.selection.wrappedValue = Set(selection.selectedDates) }

    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate,
      didDeselectDate dateComponents: DateComponents
    ) { self.selection.wrappedValue = Set(selection.selectedDates) }
  }

  func makeCoordinator() -> Coordinator { Coordinator(selection) }

  func makeUIView(context: Context) -> UICalendarView {
    let view = UICalendarView()
    let choice = UICalendarSelectionMultiDate(delegate: context.coordinator)
    choice.selectedDates = Array(selection.wrappedValue)
    view.selectionBehavior = choice
    if let range { view.availableDateRange = range }
    return view
  }

  func updateUIView(_ view: UICalendarView, context: Context) {
    context.coordinator.selection = selection
  }
}
