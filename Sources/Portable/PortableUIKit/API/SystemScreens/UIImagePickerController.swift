import Foundation

/// The system's choice of pictures; what is in it is not modelled.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The album of saved ones.
    case savedPhotosAlbum = 2
  }

  /// What the choice tells of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates one from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The picture.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the user changed it.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// Where its file is.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// Where a film's file is.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// The kind.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
  }

  /// Where pictures come from.
  open var sourceType = UIImagePickerController.SourceType.photoLibrary
  /// The kinds that can be chosen.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether the user may change a picture.
  open var allowsEditing = false

  /// Tells whether there are pictures of a source; here there is no camera.
  open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool {
    sourceType != .camera
  }
}
