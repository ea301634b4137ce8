import BookProperties
import SnippetProperties
import TestSupport

/// Reads and renders texts that are made of the shapes whose time is tested.
///
/// Each pair of bytes of libFuzzer is a shape and a size; a text that takes longer than its limit
/// is reported as well.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzShapes(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard (2...16).contains(count) else { return -1 }
  let shapes = TextShape.all + TextShape.swift.map(\.fenced)
  let page = stride(from: 0, to: count - 1, by: 2).map { index in
    // There may be more shapes than a byte has values.
    let shape = shapes[(Int(bytes[index]) + 256 * Int(bytes[index + 1] & 1)) % shapes.count]
    return shape.text(size: 8 * Int(bytes[index + 1]))
  }.joined()
  if let violation = ReadingProperty.violation(page) { fatalError(violation) }
  if let violation = RenderingProperty.violation(page) { fatalError(violation) }
  return 0
}
