public import Foundation

@available(iOS 16.0, *)
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
  final weak var view: UICalendarView?

  open func updateSelectableDates() { view?.setNeedsLayout() }

  var chosen: [DateComponents] { [] }

  func allows(_ day: DateComponents) -> Bool { false }

  // Updates the selection after a touch on a day.
  func touched(_ day: DateComponents) {}

  static func isSame(_ one: DateComponents, _ other: DateComponents) -> Bool {
    (one.year, one.month, one.day) == (other.year, other.month, other.day)
  }
}

@available(iOS 16.0, *)
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  open var selectedDate: DateComponents? { didSet { view?.selectionDidChange() } }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }

  override var chosen: [DateComponents] { selectedDate.map { [$0] } ?? [] }

  override func allows(_ day: DateComponents) -> Bool {
    delegate?.dateSelection(self, canSelectDate: day) ?? true
  }

  override func touched(_ day: DateComponents) {
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
  }
}

@available(iOS 16.0, *)
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  )
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

@available(iOS 16.0, *)
extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

@available(iOS 16.0, *)
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  open var selectedDates: [DateComponents] = [] { didSet { view?.selectionDidChange() } }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }

  override var chosen: [DateComponents] { selectedDates }

  override func allows(_ day: DateComponents) -> Bool {
    isSelected(day)
      ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
      : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
  }

  override func touched(_ day: DateComponents) {
    if isSelected(day) {
      selectedDates.removeAll { Self.isSame($0, day) }
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
  }

  private func isSelected(_ day: DateComponents) -> Bool {
    selectedDates.contains { Self.isSame($0, day) }
  }
}

@available(iOS 16.0, *)
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didSelectDate dateComponents: DateComponents
  )
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didDeselectDate dateComponents: DateComponents
  )
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

@available(iOS 16.0, *)
extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
