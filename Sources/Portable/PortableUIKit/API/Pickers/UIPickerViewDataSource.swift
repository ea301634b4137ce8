public import Foundation

/// An object that tells how many rows a picker has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Gives the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Gives the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
