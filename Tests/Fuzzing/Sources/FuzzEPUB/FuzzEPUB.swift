import BookProperties

/// Gives libFuzzer's bytes to the writer of EPUB as a chapter.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEPUB(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let page = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  if let violation = EPUBProperty.violation(page) { fatalError(violation) }
  return 0
}
