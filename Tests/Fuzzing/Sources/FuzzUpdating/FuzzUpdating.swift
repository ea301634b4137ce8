import SnippetProperties

/// Gives libFuzzer's bytes to the updater: the first part as computed lines, the rest as a page.
///
/// Pages hold no lone carriage returns here, because the property cuts bytes at line feeds.
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
