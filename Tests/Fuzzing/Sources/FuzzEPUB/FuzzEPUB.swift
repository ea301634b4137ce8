import BookProperties

/// Writes the bytes of libFuzzer as a chapter of an EPUB.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEPUB(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let page = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  if let violation = EPUBProperty.violation(page) { fatalError(violation) }
  return 0
}
