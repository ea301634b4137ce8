public import Foundation

/// A choice of one day.
@available(iOS 16.0, *)
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// The object that is asked and told of the choice.
  open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The chosen day.
  open var selectedDate: DateComponents? {
    didSet { view?.selectionDidChange() }
  }

  /// Creates a choice.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses a day without telling the delegate.
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
