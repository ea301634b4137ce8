/// The media type of a file, told from its name.
package struct MediaType: Hashable, Sendable {
  /// The type, such as `image/png`.
  package let name: String

  /// Creates the type of a file.
  package init(path: String) {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    name = Self.names[ending] ?? "application/octet-stream"
  }

  /// Whether a picture of this type may move.
  package var mayMove: Bool { ["image/gif", "image/webp", "image/svg+xml"].contains(name) }

  private static let names = [
    "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png",
    "svg": "image/svg+xml", "webp": "image/webp", "mp3": "audio/mpeg", "m4a": "audio/mp4",
  ]
}
