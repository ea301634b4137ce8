public import Foundation

/// The system's choice of files; what is in it is not modelled.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The object that is told which files were chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// The folder that is shown first.
  open var directoryURL: URL?
  /// Whether the endings of names are shown.
  open var shouldShowFileExtensions = false

  /// Creates a choice of files of some kinds.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a choice of a place for files.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a choice from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
