import Foundation

/// What kept an archive from being made.
package struct ZIPError: LocalizedError, Hashable {
  /// What went wrong, in the words of the library.
  package let reason: String

  package var errorDescription: String? { "the archive cannot be made: \(reason)" }
}
