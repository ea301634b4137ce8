struct ContentType: Hashable, Sendable {
  let text: String

  static let page = ContentType(text: "text/html; charset=utf-8")
  static let text = ContentType(text: "text/plain; charset=utf-8")
  static let events = ContentType(text: "text/event-stream")
  static let unknown = ContentType(text: "application/octet-stream")

  private init(text: String) {
    self.text = text
  }

  init(path: String) {
    let name = path.split(separator: "/").last ?? ""
    let parts = name.split(separator: ".")
    let ending = parts.count > 1 ? parts.last?.lowercased() : nil
    self = ending.flatMap { Self.byEnding[$0] } ?? .unknown
  }

  /// Source: IANA media types.
  private static let byEnding = [
    "html": page,
    "txt": text,
    "css": ContentType(text: "text/css; charset=utf-8"),
    "js": ContentType(text: "text/javascript; charset=utf-8"),
    "json": ContentType(text: "application/json"),
    "xml": ContentType(text: "application/xml"),
    "svg": ContentType(text: "image/svg+xml"),
    "png": ContentType(text: "image/png"),
    "jpg": ContentType(text: "image/jpeg"),
    "jpeg": ContentType(text: "image/jpeg"),
    "gif": ContentType(text: "image/gif"),
    "webp": ContentType(text: "image/webp"),
    "avif": ContentType(text: "image/avif"),
    "ico": ContentType(text: "image/vnd.microsoft.icon"),
    "mp3": ContentType(text: "audio/mpeg"),
    "m4a": ContentType(text: "audio/mp4"),
    "wav": ContentType(text: "audio/vnd.wave"),
    "mp4": ContentType(text: "video/mp4"),
    "vtt": ContentType(text: "text/vtt; charset=utf-8"),
    "pdf": ContentType(text: "application/pdf"),
    "epub": ContentType(text: "application/epub+zip"),
    "woff2": ContentType(text: "font/woff2"),
  ]
}
