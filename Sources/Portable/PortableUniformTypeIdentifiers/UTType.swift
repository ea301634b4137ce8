public struct UTType: Hashable, Sendable {
  public let identifier: String
  public init?(_ identifier: String) { self.init(named: identifier) }
  public init(exportedAs identifier: String) { self.init(named: identifier) }
  public init(importedAs identifier: String) { self.init(named: identifier) }
  private init(named identifier: String) { self.identifier = identifier }
  public static let item = UTType(named: "public.item")
  public static let content = UTType(named: "public.content")
  public static let data = UTType(named: "public.data")
  public static let folder = UTType(named: "public.folder")
  public static let url = UTType(named: "public.url")
  public static let fileURL = UTType(named: "public.file-url")
  public static let text = UTType(named: "public.text")
  public static let plainText = UTType(named: "public.plain-text")
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  public static let rtf = UTType(named: "public.rtf")
  public static let html = UTType(named: "public.html")
  public static let json = UTType(named: "public.json")
  public static let xml = UTType(named: "public.xml")
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text")
  public static let pdf = UTType(named: "com.adobe.pdf")
  public static let image = UTType(named: "public.image")
  public static let jpeg = UTType(named: "public.jpeg")
  public static let png = UTType(named: "public.png")
  public static let gif = UTType(named: "com.compuserve.gif")
  public static let movie = UTType(named: "public.movie")
  public static let audio = UTType(named: "public.audio")
  public static let zip = UTType(named: "public.zip-archive")
}
