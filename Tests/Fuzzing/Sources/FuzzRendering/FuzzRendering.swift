import BookProperties

/// Gives libFuzzer's bytes to the renderer of the site as a chapter.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzRendering(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let page = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  if let violation = RenderingProperty.violation(page) { fatalError(violation) }
  return 0
}
