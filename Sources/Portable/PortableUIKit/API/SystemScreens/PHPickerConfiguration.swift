/// What can be chosen among the photos; it is kept and not looked at.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// In which form photos are given.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// As they are.
    case current = 1
    /// In one that every app can read.
    case compatible = 2
  }

  /// In which order photos are chosen.
  public enum Selection: Int, Sendable {
    /// In that of the library.
    case `default` = 0
    /// In that of the touches.
    case ordered = 1
  }

  /// How many may be chosen; 0 for as many as the user likes.
  public var selectionLimit = 1
  /// The kinds that may be chosen; `nil` for all.
  public var filter: PHPickerFilter?
  /// In which form photos are given.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// In which order photos are chosen.
  public var selection = Selection.default
  /// The names of photos that are chosen from the start.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates a choice of one.
  public init() {}

  /// Creates a choice of one, whose results have names.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// Kinds of photos and films.
public struct PHPickerFilter: Hashable, Sendable {
  private let names: Set<String>

  /// Photos.
  public static let images = PHPickerFilter(names: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Photos that move.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])

  /// Gives what is of one of several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: subfilters.reduce(into: []) { $0.formUnion($1.names) })
  }
}

/// A photo that was chosen.
public struct PHPickerResult: Sendable {
  /// What gives the photo.
  public let itemProvider: NSItemProvider
  /// Its name in the library; `nil` where the choice was made without one.
  public let assetIdentifier: String?
}

/// The photos on the device; here there are none.
public final class PHPhotoLibrary: Sendable {
  private static let only = PHPhotoLibrary()

  /// Gives the library.
  public class func shared() -> PHPhotoLibrary { only }
}
