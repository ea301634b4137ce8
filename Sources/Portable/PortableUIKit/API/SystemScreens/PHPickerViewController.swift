public import Foundation

/// The system's choice of photos; what is in it is not modelled.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// What can be chosen.
  public let configuration: PHPickerConfiguration
  /// The object that is told what was chosen.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a choice.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a choice from an archive, which never happens.
  public required init?(coder: NSCoder) {
    nil
  }
}

/// An object that is told which photos were chosen.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Is called when the choice is made; without photos if it was given up.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
