import CLibZip
import Foundation

/// An archive while it is written, in memory.
///
/// The only place that touches libzip's pointers; every one is given back here.
@safe
final class ZIPWriter {
  /// Where the archive grows; the writer holds a reference beside the archive's own.
  private let target: OpaquePointer
  /// The archive; `nil` once it is finished.
  private var archive: OpaquePointer?

  /// 1 January 1980, the first day that a ZIP file can name.
  private static let date: zip_uint16_t = 1 << 5 | 1
  /// A file that everybody may read and its owner may change, as Unix writes it.
  private static let permissions: zip_uint32_t = 0o100644 << 16
  /// How hard to compress: as much as DEFLATE can.
  private static let effort: zip_uint32_t = 9

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

  /// Puts an entry behind those before it.
  func add(_ entry: ZIPEntry) throws(ZIPError) {
    guard let archive = unsafe archive else { throw ZIPError(reason: "it is finished") }
    // The library reads the bytes only when the archive is closed, and frees them then.
    guard let copy = unsafe malloc(max(1, entry.bytes.count)) else {
      throw ZIPError(reason: "there is no memory left")
    }
    unsafe entry.bytes.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { unsafe memcpy(copy, start, bytes.count) }
    }
    guard let source = unsafe zip_source_buffer(archive, copy, zip_uint64_t(entry.bytes.count), 1)
    else {
      unsafe free(copy)
      throw failure()
    }
    let place = unsafe zip_file_add(archive, entry.path, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
    guard place >= 0 else {
      unsafe zip_source_free(source)
      throw failure()
    }
    let index = zip_uint64_t(place)
    let method = entry.isCompressed ? ZIP_CM_DEFLATE : ZIP_CM_STORE
    let system = zip_uint8_t(ZIP_OPSYS_UNIX)
    guard unsafe zip_set_file_compression(archive, index, method, Self.effort) == 0,
      unsafe zip_file_set_dostime(archive, index, 0, Self.date, 0) == 0,
      unsafe zip_file_set_external_attributes(archive, index, 0, system, Self.permissions) == 0
    else { throw failure() }
  }

  /// Writes everything and gives the bytes of the archive.
  func finish() throws(ZIPError) -> [UInt8] {
    guard let archive = unsafe archive else { throw ZIPError(reason: "it is finished") }
    guard unsafe zip_close(archive) == 0 else { throw failure() }
    unsafe self.archive = nil
    guard unsafe zip_source_open(target) == 0 else { throw ZIPError(reason: "it cannot be read") }
    defer { unsafe zip_source_close(target) }
    var status = unsafe zip_stat_t()
    guard unsafe zip_source_stat(target, &status) == 0 else {
      throw ZIPError(reason: "its size is not known")
    }
    let size = Int(clamping: unsafe status.size)
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = unsafe max(0, Int(zip_source_read(target, buffer.baseAddress, zip_uint64_t(size))))
    }
    guard bytes.count == size else { throw ZIPError(reason: "it cannot be read to its end") }
    return bytes
  }

  /// What went wrong last.
  private func failure() -> ZIPError {
    guard let archive = unsafe archive else { return ZIPError(reason: "it is finished") }
    return ZIPError(reason: unsafe String(cString: zip_strerror(archive)))
  }
}
