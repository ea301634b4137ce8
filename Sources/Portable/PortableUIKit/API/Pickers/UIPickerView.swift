public import Foundation

/// A control of wheels, each with rows to choose from.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  final var wheels: [PickerWheel] = []
  final var isLoaded = false

  /// The object that tells how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// The object that tells what rows show.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { reloadAllComponents() }
  }

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The size of every picker, 320 × 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// Gives the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Gives the index of the chosen row of a wheel, or -1.
  open func selectedRow(inComponent component: Int) -> Int {
    load()
    return wheels.indices.contains(component) ? wheels[component].row : -1
  }

  /// Chooses a row of a wheel without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    load()
    if wheels.indices.contains(component) { wheels[component].row = row }
  }

  /// Makes all wheels again.
  open func reloadAllComponents() {
    isLoaded = false
    setNeedsLayout()
  }

  /// Makes a wheel again.
  open func reloadComponent(_ component: Int) {
    load()
    guard wheels.indices.contains(component) else { return }
    wheels[component].count = numberOfRows(inComponent: component)
  }

  /// Gives the view of a row, if rows are views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Gives the size of a row, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: bounds.width / CGFloat(max(1, numberOfComponents)), height: 32)
  }

  /// Places the wheels side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let width = bounds.width / CGFloat(max(1, wheels.count))
    for (index, wheel) in (isRightToLeft ? wheels.reversed() : wheels).enumerated() {
      wheel.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }
}
