import SnippetProperties

/// Gives libFuzzer's bytes to the reader of pages as a file would.
///
/// A crash, or a property that does not hold, ends the process; libFuzzer then keeps the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReading(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let page = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  if let violation = ReadingProperty.violation(page) { fatalError(violation) }
  return 0
}
