import SnippetProperties

/// Reads the bytes of libFuzzer as a page.
///
/// After a crash or a violated property, libFuzzer stores the bytes in a file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReading(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let page = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  if let violation = ReadingProperty.violation(page) { fatalError(violation) }
  return 0
}
