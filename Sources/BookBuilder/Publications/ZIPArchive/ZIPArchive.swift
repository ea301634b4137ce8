import CLibZip
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

extension ZIPArchive {
  /// The limit for the size of all entries in bytes, as a few bytes can expand to more than fits in
  /// memory.
  private static let sizeLimit = 1 << 30

  /// Reads an archive.
  ///
  /// - Throws: ``ZIPError`` for bytes that aren't an archive, for damaged archives, and for those
  /// whose entries exceed a gibibyte.
  package init(reading bytes: [UInt8]) throws(ZIPError) {
    let result = unsafe bytes.withUnsafeBytes { buffer -> Result<[ZIPEntry], ZIPError> in
      do throws(ZIPError) {
        return .success(try unsafe Self.entries(of: buffer))
      } catch {
        return .failure(error)
      }
    }
    self.init(try result.get())
  }

  private static func entries(
    of bytes: UnsafeRawBufferPointer
  ) throws(ZIPError) -> [ZIPEntry] {
    var failure = unsafe zip_error_t()
    unsafe zip_error_init(&failure)
    defer { unsafe zip_error_fini(&failure) }
    let size = zip_uint64_t(bytes.count)
    guard let source = unsafe zip_source_buffer_create(bytes.baseAddress, size, 0, &failure) else {
      throw ZIPError(reason: unsafe String(cString: zip_error_strerror(&failure)))
    }
    guard let archive = unsafe zip_open_from_source(source, ZIP_RDONLY, &failure) else {
      unsafe zip_source_free(source)
      throw ZIPError(reason: unsafe String(cString: zip_error_strerror(&failure)))
    }
    defer { unsafe zip_discard(archive) }
    var entries: [ZIPEntry] = []
    var remaining = sizeLimit
    for index in 0..<zip_uint64_t(max(0, unsafe zip_get_num_entries(archive, 0))) {
      let entry = try unsafe entry(at: index, of: archive, remaining: remaining)
      remaining -= entry.bytes.count
      entries.append(entry)
    }
    return entries
  }

  private static func entry(
    at index: zip_uint64_t,
    of archive: OpaquePointer,
    remaining: Int
  ) throws(ZIPError) -> ZIPEntry {
    var status = unsafe zip_stat_t()
    guard unsafe zip_stat_index(archive, index, 0, &status) == 0,
      let name = unsafe status.name, let file = unsafe zip_fopen_index(archive, index, 0)
    else { throw ZIPError(reason: unsafe String(cString: zip_strerror(archive))) }
    defer { unsafe zip_fclose(file) }
    let size = Int(clamping: unsafe status.size)
    guard size <= remaining else { throw ZIPError(reason: "its entries are too large") }
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = unsafe max(0, Int(zip_fread(file, buffer.baseAddress, zip_uint64_t(size))))
    }
    guard bytes.count == size else { throw ZIPError(reason: "an entry ends too early") }
    return ZIPEntry(
      path: unsafe String(cString: name),
      bytes: bytes,
      isCompressed: unsafe status.comp_method != ZIP_CM_STORE
    )
  }
}
