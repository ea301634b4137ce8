import SnippetProperties

/// Reads the bytes of libFuzzer as a transcript: a line of options, then gestures and spoken lines.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTranscripts(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  for name in ["voiceover", "voicecontrol", "switchcontrol", "keyboard", "screen"] {
    let page = "```swift\nlet v = 1\n```\n\n`````\(name) v \(text)\n`````\n"
    if let violation = ReadingProperty.violation(page) { fatalError(violation) }
  }
  return 0
}
