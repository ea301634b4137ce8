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
  /// The things, by the names of their types.
  open var items: [[String: Any]] = []
  /// The names of the types of the first thing.
  open var types: [String] { items.first.map { Array($0.keys) } ?? [] }
  /// How often the content changed; it is not counted here.
  open var changeCount: Int { 0 }

  /// Puts things in for a time.
  open func setItems(
    _ items: [[String: Any]],
    options: [UIPasteboard.OptionsKey: Any] = [:]
  ) {
    self.items = items
  }

  /// How long and where things stay.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates one from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Until when.
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether on this device only.
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether there is a picture.
  open var hasImages: Bool { images?.isEmpty == false }
  /// Whether there is an address.
  open var hasURLs: Bool { urls?.isEmpty == false }
}
