import SnippetProperties

/// Updates a page with the bytes of libFuzzer: the first part is the computed lines, the rest is
/// the page.
///
/// Carriage returns are removed, because the property splits lines at line feeds.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzUpdating(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  let scalars = text.unicodeScalars.filter { $0 != "\r" && $0 != "\0" }
  let parts = scalars.split(separator: "\u{1}", maxSplits: 1, omittingEmptySubsequences: false)
  guard parts.count == 2 else { return -1 }
  let computed = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
  let violation = UpdateProperty.violation(
    String(String.UnicodeScalarView(parts[1])),
    computed: computed.map { String(String.UnicodeScalarView($0)) }
  )
  if let violation { fatalError(violation) }
  return 0
}
