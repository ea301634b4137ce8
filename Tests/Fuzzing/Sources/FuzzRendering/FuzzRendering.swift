import BookProperties

/// Renders the bytes of libFuzzer as a chapter of the site.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRendering(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let page = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  if let violation = RenderingProperty.violation(page) { fatalError(violation) }
  return 0
}
