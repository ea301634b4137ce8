import Foundation

/// A ZIP archive with its entries in order.
///
/// Equal entries produce equal bytes: nothing comes from the clock, the file system or the user.
package struct ZIPArchive: Hashable, Sendable {
  package var entries: [ZIPEntry]

  package init(_ entries: [ZIPEntry]) {
    self.entries = entries
  }

  /// - Throws: ``ZIPError`` if two entries have the same path, or if memory is exhausted.
  package func bytes() throws(ZIPError) -> [UInt8] {
    let writer = try ZIPWriter()
    for entry in entries {
      try writer.add(entry)
    }
    return try writer.finish()
  }
}

package struct ZIPEntry: Hashable, Sendable {
  package var path: String
  package var bytes: [UInt8]
  package var isCompressed: Bool

  package init(path: String, bytes: [UInt8], isCompressed: Bool = true) {
    self.path = path
    self.bytes = bytes
    self.isCompressed = isCompressed
  }

  package init(path: String, text: String, isCompressed: Bool = true) {
    self.init(path: path, bytes: Array(text.utf8), isCompressed: isCompressed)
  }
}

package struct ZIPError: LocalizedError, Hashable {
  package let reason: String

  package var errorDescription: String? { "cannot create the archive: \(reason)" }
}
