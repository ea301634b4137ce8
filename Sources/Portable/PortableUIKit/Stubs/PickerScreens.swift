public import Foundation

public struct PHPickerConfiguration: Hashable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered }
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var selection = Selection.default
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerFilter: Hashable, Sendable {
  private let names: Set<String>
  public static let images = PHPickerFilter(names: ["images"])
  public static let videos = PHPickerFilter(names: ["videos"])
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
  }
}

public struct PHPickerResult: Sendable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

public final class PHPhotoLibrary: Sendable {
  private static let only = PHPhotoLibrary()
  public class func shared() -> PHPhotoLibrary { only }
}

@preconcurrency @MainActor open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor: UIColor = .black
  open var supportsAlpha = true
}

@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(
    _ controller: UIDocumentPickerViewController,
    didPickDocumentsAt urls: [URL]
  ) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var directoryURL: URL?
  open var shouldShowFileExtensions = false
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor open class UIFontPickerViewController: UIViewController {
  @preconcurrency @MainActor open class Configuration: NSObject {
    open var includeFaces = false
    open var displayUsingSystemFont = false
    public override init() { super.init() }
  }
  public let configuration: UIFontPickerViewController.Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?
  public init(configuration: UIFontPickerViewController.Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init() { self.init(configuration: Configuration()) }
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
  }
  open var sourceType = UIImagePickerController.SourceType.photoLibrary
  open var mediaTypes: [String] = ["public.image"]
  open var allowsEditing = false
  open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
    sourceType != .camera
  }
}

@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
