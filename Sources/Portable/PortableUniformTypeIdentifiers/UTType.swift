/// A kind of file or of data, by its name.
public struct UTType: Hashable, Sendable {
  /// The name, such as `public.png`.
  public let identifier: String

  /// Creates a kind from its name; every name is known.
  public init?(_ identifier: String) {
    self.init(named: identifier)
  }

  /// Creates a kind that the app brought along.
  public init(exportedAs identifier: String) {
    self.init(named: identifier)
  }

  /// Creates a kind that the app knows from another app.
  public init(importedAs identifier: String) {
    self.init(named: identifier)
  }

  private init(named identifier: String) {
    self.identifier = identifier
  }

  /// Anything that can be kept.
  public static let item = UTType(named: "public.item")
  /// Anything with a content.
  public static let content = UTType(named: "public.content")
  /// Bytes.
  public static let data = UTType(named: "public.data")
  /// A folder.
  public static let folder = UTType(named: "public.folder")
  /// An address.
  public static let url = UTType(named: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(named: "public.file-url")
  /// Any text.
  public static let text = UTType(named: "public.text")
  /// Text without attributes.
  public static let plainText = UTType(named: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// Text with attributes.
  public static let rtf = UTType(named: "public.rtf")
  /// A page of the web.
  public static let html = UTType(named: "public.html")
  /// Data as JSON.
  public static let json = UTType(named: "public.json")
  /// Data as XML.
  public static let xml = UTType(named: "public.xml")
  /// Values between commas.
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  /// A document with pages.
  public static let pdf = UTType(named: "com.adobe.pdf")
  /// Any picture.
  public static let image = UTType(named: "public.image")
  /// A photograph.
  public static let jpeg = UTType(named: "public.jpeg")
  /// A picture without losses.
  public static let png = UTType(named: "public.png")
  /// A picture that moves.
  public static let gif = UTType(named: "com.compuserve.gif")
  /// A film.
  public static let movie = UTType(named: "public.movie")
  /// Something heard.
  public static let audio = UTType(named: "public.audio")
  /// Something packed.
  public static let zip = UTType(named: "public.zip-archive")
}
