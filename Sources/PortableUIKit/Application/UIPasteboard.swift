public import Foundation

/// What the user copied.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  private static let only = UIPasteboard()

  /// What the user copied in any app.
  open class var general: UIPasteboard { only }

  /// The texts.
  open var strings: [String]?
  /// The pictures.
  open var images: [UIImage]?
  /// The addresses.
  open var urls: [URL]?

  /// The first text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The first picture.
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  /// The first address.
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether there is a picture.
  open var hasImages: Bool { images?.isEmpty == false }
  /// Whether there is an address.
  open var hasURLs: Bool { urls?.isEmpty == false }
}
