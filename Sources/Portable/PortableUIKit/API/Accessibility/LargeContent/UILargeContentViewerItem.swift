public import Foundation

/// Something that is shown large while a finger rests on it and text is set very large.
///
/// A `screen` of a page can draw it; on the screens of tests nothing is shown.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// Whether the item is shown large.
  var showsLargeContentViewer: Bool { get }
  /// The text that is shown.
  var largeContentTitle: String? { get }
  /// The picture that is shown.
  var largeContentImage: UIImage? { get }
  /// Whether the picture is shown larger than it is.
  var scalesLargeContentImage: Bool { get }
  /// The space around the picture, in points.
  var largeContentImageInsets: UIEdgeInsets { get }
}
