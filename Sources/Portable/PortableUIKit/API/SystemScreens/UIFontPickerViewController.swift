public import Foundation

/// The system's choice of typefaces; what is in it is not modelled.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// Which typefaces are offered.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether each weight is a choice of its own.
    open var includeFaces = false
    /// Whether names are shown in the system's typeface.
    open var displayUsingSystemFont = false

    /// Creates the usual choice.
    public override init() {
      super.init()
    }
  }

  /// Which typefaces are offered.
  public let configuration: UIFontPickerViewController.Configuration
  /// The object that is told what was chosen.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The chosen typeface.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a choice.
  public init(configuration: UIFontPickerViewController.Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates the usual choice.
  public convenience init() {
    self.init(configuration: Configuration())
  }

  /// Creates a choice from an archive.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}
