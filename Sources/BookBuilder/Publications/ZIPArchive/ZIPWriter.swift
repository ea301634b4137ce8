import CLibZip
import Foundation

/// Writes an archive in memory.
///
/// Only here are libzip's pointers created and freed.
@safe
final class ZIPWriter {
  /// The buffer of the archive; the writer holds a reference in addition to the archive's own.
  private let target: OpaquePointer
  private var archive: OpaquePointer?

  /// 1 January 1980, the earliest date of a ZIP file.
  private static let date: zip_uint16_t = 1 << 5 | 1
  /// `rw-r--r--` for a regular file, in the upper half as Unix stores it.
  private static let permissions: zip_uint32_t = 0o100644 << 16
  private static let compressionLevel: zip_uint32_t = 9

  init() throws(ZIPError) {
    var failure = unsafe zip_error_t()
    unsafe zip_error_init(&failure)
    defer { unsafe zip_error_fini(&failure) }
    guard let target = unsafe zip_source_buffer_create(nil, 0, 0, &failure) else {
      throw ZIPError(reason: unsafe String(cString: zip_error_strerror(&failure)))
    }
    guard let archive = unsafe zip_open_from_source(target, ZIP_TRUNCATE, &failure) else {
      unsafe zip_source_free(target)
      throw ZIPError(reason: unsafe String(cString: zip_error_strerror(&failure)))
    }
    unsafe zip_source_keep(target)
    unsafe self.target = target
    unsafe self.archive = archive
  }

  deinit {
    if let archive = unsafe archive { unsafe zip_discard(archive) }
    unsafe zip_source_free(target)
  }

  func add(_ entry: ZIPEntry) throws(ZIPError) {
    guard let archive = unsafe archive else { throw ZIPError(reason: "it is already finished") }
    // libzip reads the bytes only when the archive is closed, and frees them then.
    guard let copy = unsafe malloc(max(1, entry.bytes.count)) else {
      throw ZIPError(reason: "out of memory")
    }
    unsafe entry.bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { unsafe memcpy(copy, start, bytes.count) }
    }
    guard let source = unsafe zip_source_buffer(archive, copy, zip_uint64_t(entry.bytes.count), 1)
    else {
      unsafe free(copy)
      throw failure()
    }
    let result = unsafe zip_file_add(archive, entry.path, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard result >= 0 else {
      unsafe zip_source_free(source)
      throw failure()
    }
    let index = zip_uint64_t(result)
    let method = entry.isCompressed ? ZIP_CM_DEFLATE : ZIP_CM_STORE
    let system = zip_uint8_t(ZIP_OPSYS_UNIX)
    guard unsafe zip_set_file_compression(archive, index, method, Self.compressionLevel) == 0,
      unsafe zip_file_set_dostime(archive, index, 0, Self.date, 0) == 0,
      unsafe zip_file_set_external_attributes(archive, index, 0, system, Self.permissions) == 0
    else { throw failure() }
  }

  func finish() throws(ZIPError) -> [UInt8] {
    guard let archive = unsafe archive else { throw ZIPError(reason: "it is already finished") }
    guard unsafe zip_close(archive) == 0 else { throw failure() }
    unsafe self.archive = nil
    guard unsafe zip_source_open(target) == 0 else { throw ZIPError(reason: "it is unreadable") }
    defer { unsafe zip_source_close(target) }
    var status = unsafe zip_stat_t()
    guard unsafe zip_source_stat(target, &status) == 0 else {
      throw ZIPError(reason: "its size is unknown")
    }
    let size = Int(clamping: unsafe status.size)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = unsafe max(0, Int(zip_source_read(target, buffer.baseAddress, zip_uint64_t(size))))
    }
    guard bytes.count == size else { throw ZIPError(reason: "it is truncated") }
    return bytes
  }

  private func failure() -> ZIPError {
    guard let archive = unsafe archive else { return ZIPError(reason: "it is already finished") }
    return ZIPError(reason: unsafe String(cString: zip_strerror(archive)))
  }
}
