/// A file of a release, as its list names it.
package struct ReleaseFile: Hashable, Codable, Sendable {
  /// The name.
  package var name: String
  /// The size in bytes.
  package var bytes: Int
  /// The SHA-256 of the content, in 64 hexadecimal digits.
  package var sha256: String
}
