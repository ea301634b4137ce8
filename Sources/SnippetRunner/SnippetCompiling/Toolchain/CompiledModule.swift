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
    let texts = head.split { !(0x20...0x7E).contains($0) }
    for text in texts.lazy.map({ String(decoding: $0, as: UTF8.self) }) {
      if let match = text.firstMatch(of: #/\/((?:\w+ )?Swift version [^/]*\))/#) {
        return String(match.1)
      }
    }
    return nil
  }
}
