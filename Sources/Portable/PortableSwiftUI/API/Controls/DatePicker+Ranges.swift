public import Foundation

extension DatePicker where Label: View {
  /// Creates a picker for dates within bounds.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection,
      range: range,
      components: displayedComponents,
      label: label()
    )
  }

  /// Creates a picker for dates from one on.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection,
      range: range.lowerBound...Date.distantFuture,
      components: displayedComponents,
      label: label()
    )
  }

  /// Creates a picker for dates up to one.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      selection: selection,
      range: Date.distantPast...range.upperBound,
      components: displayedComponents,
      label: label()
    )
  }
}
