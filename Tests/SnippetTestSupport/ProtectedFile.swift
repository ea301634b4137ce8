import Foundation
import TestSupport

/// A file that sandboxed programs must not change, and its state before they ran.
package final class ProtectedFile: Sendable {
  private let folder = TemporaryFolder()
  private let before: [String]

  package var path: String { Self.path(in: folder) }

  /// - Parameter owner: The user id of the owner; default: the current user.
  /// - Throws: An error of the file system.
  package init(owner: Int? = nil) throws {
    let path = Self.path(in: folder)
    try Data("victim\n".utf8).write(to: URL(filePath: path))
    var attributes: [FileAttributeKey: Any] = [
      .posixPermissions: 0o666, .modificationDate: Date(timeIntervalSince1970: 1_000_000_000),
    ]
    if let owner { attributes[.ownerAccountID] = owner }
    try FileManager.default.setAttributes(attributes, ofItemAtPath: path)
    // The folder is writable for everyone as well.
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o777],
      ofItemAtPath: folder.url.path(percentEncoded: false)
    )
    before = try Self.state(of: folder)
  }

  /// Whether the file, its folder and its attributes are unchanged.
  package var isUntouched: Bool { (try? Self.state(of: folder)) == before }

  private static func path(in folder: TemporaryFolder) -> String {
    folder.url.appending(path: "victim").path(percentEncoded: false)
  }

  private static func state(of folder: TemporaryFolder) throws -> [String] {
    let files = FileManager.default
    let place = folder.url.path(percentEncoded: false)
    let attributes = try files.attributesOfItem(atPath: path(in: folder))
    let known: [FileAttributeKey] = [
      .posixPermissions, .modificationDate, .ownerAccountID, .referenceCount, .size,
    ]
    return try files.contentsOfDirectory(atPath: place).sorted()
      + [try String(contentsOfFile: path(in: folder), encoding: .utf8)]
      + known.map { "\(attributes[$0] ?? "none")" }
  }
}
