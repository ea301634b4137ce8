import Foundation

/// A module as a compiler wrote it: a file that only the same compiler reads.
package struct CompiledModule: Sendable {
  /// The path of the file.
  private let path: String

  /// Takes the path of a file that ends in `.swiftmodule`.
  package init(path: String) {
    self.path = path
  }

  /// How many bytes from the start hold the name of the compiler; in those of today it is the first
  /// sixteen thousand.
  private static let headBytes = 1 << 16

  /// The whole version of the compiler that wrote the module, such as
  /// “Swift version 6.3.1 (swift-6.3.1-RELEASE)”; `nil` if the file does not tell.
  ///
  /// The file begins with the version of the language, a slash, and this.
  package var compiler: String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let head = try? file.read(upToCount: Self.headBytes) else { return nil }
    let slash = UInt8(ascii: "/")
    guard let name = head.range(of: Data("Swift version ".utf8)),
      let start = head[..<name.lowerBound].lastIndex(of: slash)
    else { return nil }
    // Before the name may stand whose it is, as in “Apple Swift version”.
    let text = head[(start + 1)...].prefix { (0x20...0x7E).contains($0) && $0 != slash }
    guard let end = text.lastIndex(of: UInt8(ascii: ")")), end > name.lowerBound else { return nil }
    return String(decoding: text[...end], as: UTF8.self)
  }
}
