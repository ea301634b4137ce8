import CLibZip
import Publications
import Testing

extension ZIPArchive {
  /// Reads an archive.
  init(reading bytes: [UInt8]) throws {
    self.init(try unsafe bytes.withUnsafeBytes { try unsafe Self.entries(of: $0) })
  }

  private static func entries(of bytes: UnsafeRawBufferPointer) throws -> [ZIPEntry] {
    var failure = unsafe zip_error_t()
    let size = zip_uint64_t(bytes.count)
    let source = unsafe zip_source_buffer_create(bytes.baseAddress, size, 0, &failure)
    let archive = try unsafe #require(zip_open_from_source(source, ZIP_RDONLY, &failure))
    defer { unsafe zip_discard(archive) }
    return try unsafe (0..<zip_uint64_t(zip_get_num_entries(archive, 0))).map { index in
      var status = unsafe zip_stat_t()
      unsafe zip_stat_index(archive, index, 0, &status)
      let file = try unsafe #require(zip_fopen_index(archive, index, 0))
      defer { unsafe zip_fclose(file) }
      let size = Int(unsafe status.size)
      return ZIPEntry(
        path: unsafe String(cString: status.name),
        bytes: unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
          count = unsafe max(0, Int(zip_fread(file, buffer.baseAddress, status.size)))
        },
        isCompressed: unsafe status.comp_method != ZIP_CM_STORE
      )
    }
  }
}
