import Foundation

/// The system's choice of colours; what is in it is not modelled.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  /// The object that is told what was chosen.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The chosen colour.
  open var selectedColor: UIColor = .black
  /// Whether the opacity can be chosen.
  open var supportsAlpha = true
}
