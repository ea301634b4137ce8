/// Files to be put into one, in their order.
///
/// The same entries give the same bytes: nothing is taken from a clock, a file system or a user.
package struct ZIPArchive: Hashable, Sendable {
  /// The files.
  package var entries: [ZIPEntry]

  /// Creates an archive.
  package init(_ entries: [ZIPEntry]) {
    self.entries = entries
  }

  /// The bytes of the archive.
  ///
  /// - Throws: ``ZIPError``, for two entries of one name and when there is no memory left.
  package func bytes() throws(ZIPError) -> [UInt8] {
    let writer = try ZIPWriter()
    for entry in entries {
      try writer.add(entry)
    }
    return try writer.finish()
  }
}
