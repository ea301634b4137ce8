import BookModel

/// The reason why a file can't be shown as a picture.
struct PictureFault {
  let summary: String
  let help: String

  private init(_ summary: String, help: String) {
    self.summary = summary
    self.help = help
  }

  /// Judges a file by its name; `nil` if it may be a picture.
  init?(path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "heic", "heif", "tif", "tiff", "psd", "pdf", "eps", "ai":
      self.init(
        "most browsers cannot show this file format",
        help: "save it as PNG, JPEG, WebP or SVG"
      )
    case "mp4", "m4v", "mov", "webm", "mp3", "m4a":
      self.init(
        "the file is audio or video",
        help: "link to it, without the exclamation mark before the brackets"
      )
    default: return nil
    }
  }

  /// More pixels take gigabytes in a browser; the largest cameras have a hundred million.
  private static let pixelLimit = 200_000_000

  /// Judges a file by its content; `nil` if it may be a picture.
  init?(bytes: [UInt8], path: String) {
    let start = String(decoding: bytes.prefix(64), as: UTF8.self).lowercased()
    let isPage = start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
    if bytes.isEmpty {
      self.init("the file is empty", help: "save the picture again")
    } else if start.hasPrefix("version https://git-lfs") {
      self.init(
        "the file is a Git LFS pointer",
        help: "fetch the picture with 'git lfs pull'"
      )
    } else if isPage {
      self.init(
        "the file is a web page",
        help: "save the picture itself, not the page that shows it"
      )
    } else if bytes.count > 16, !start.contains("<"), Self.isText(bytes.prefix(64)) {
      self.init("the file is text", help: "save the picture again")
    } else if let size = PictureSize(bytes) {
      let pixels = size.width.multipliedReportingOverflow(by: size.height)
      guard pixels.overflow || pixels.partialValue > Self.pixelLimit || pixels.partialValue == 0
      else { return nil }
      self.init(
        "it has \(size.width) × \(size.height) pixels",
        help: "save it in the size in which it is shown"
      )
    } else if path.lowercased().hasSuffix(".svg"), let fault = SVGFault(bytes) {
      self.init(fault.summary, help: "save the drawing again, or correct it in a text editor")
    } else if PictureSize.isCut(bytes) {
      self.init("the file ends before its size in pixels", help: "save the picture again")
    } else if bytes.count > 16, Self.hasPixels(path), !Self.isISOMedia(bytes) {
      self.init("the file doesn't begin like a picture", help: "save the picture again")
    } else {
      return nil
    }
  }

  private static func hasPixels(_ path: String) -> Bool {
    let name = path.lowercased()
    return [".png", ".jpg", ".jpeg", ".gif", ".webp"].contains { name.hasSuffix($0) }
  }

  /// Whether a file is AVIF, for example, whatever its name says; browsers look at the content.
  private static func isISOMedia(_ bytes: [UInt8]) -> Bool {
    bytes[4..<8].elementsEqual("ftyp".utf8)
  }

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { (9...13).contains($0) || (32...126).contains($0) }
  }
}
