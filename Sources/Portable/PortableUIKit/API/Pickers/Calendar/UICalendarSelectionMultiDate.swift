public import Foundation

/// A choice of several days.
@available(iOS 16.0, *)
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// The object that is asked and told of the choice.
  open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The chosen days.
  open var selectedDates: [DateComponents] = [] {
    didSet { view?.selectionDidChange() }
  }

  /// Creates a choice.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses days without telling the delegate.
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
