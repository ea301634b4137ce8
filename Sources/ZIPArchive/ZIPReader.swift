import CLibZip
import Foundation

extension ZIPArchive {
  /// Reads an archive.
  ///
  /// - Throws: ``ZIPError``, for bytes that are no archive and for damaged ones.
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
    for index in 0..<zip_uint64_t(max(0, unsafe zip_get_num_entries(archive, 0))) {
      entries.append(try unsafe entry(at: index, of: archive))
    }
    return entries
  }

  private static func entry(
    at index: zip_uint64_t,
    of archive: OpaquePointer
  ) throws(ZIPError) -> ZIPEntry {
    var status = unsafe zip_stat_t()
    guard unsafe zip_stat_index(archive, index, 0, &status) == 0,
      let name = unsafe status.name, let file = unsafe zip_fopen_index(archive, index, 0)
    else { throw ZIPError(reason: unsafe String(cString: zip_strerror(archive))) }
    defer { unsafe zip_fclose(file) }
    let size = Int(clamping: unsafe status.size)
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
