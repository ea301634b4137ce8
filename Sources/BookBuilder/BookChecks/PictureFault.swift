/// What keeps a file from being shown as a picture.
struct PictureFault {
  /// What is wrong.
  let summary: String
  /// How to mend it.
  let help: String

  private init(_ summary: String, help: String) {
    self.summary = summary
    self.help = help
  }

  /// Tells it by the name of the file; nothing for the name of a picture.
  init?(path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "heic", "heif", "tif", "tiff", "psd", "pdf", "eps", "ai":
      self.init(
        "hardly any browser shows files of this kind",
        help: "save it as PNG, JPEG, WebP or SVG"
      )
    case "mp4", "m4v", "mov", "webm", "mp3", "m4a":
      self.init(
        "the file is a recording",
        help: "link to it, without the exclamation mark before the brackets"
      )
    default: return nil
    }
  }

  /// Tells it by the beginning of the bytes; nothing for what may be a picture.
  init?(bytes: [UInt8]) {
    let start = String(decoding: bytes.prefix(64), as: UTF8.self).lowercased()
    let isPage = start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
    if bytes.isEmpty {
      self.init("the file is empty", help: "save the picture again")
    } else if start.hasPrefix("version https://git-lfs") {
      self.init(
        "the file is a pointer of Git LFS",
        help: "fetch what it stands for with 'git lfs pull'"
      )
    } else if isPage {
      self.init(
        "the file is a web page",
        help: "save the picture itself, not the page that shows it"
      )
    } else if bytes.count > 16, !start.contains("<"), Self.isText(bytes.prefix(64)) {
      self.init("the file is text", help: "save the picture again")
    } else {
      return nil
    }
  }

  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.allSatisfy { (9...13).contains($0) || (32...126).contains($0) }
  }
}
