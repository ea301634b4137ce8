import SnippetProperties

/// Gives libFuzzer's bytes to the reader of transcripts: a line with options, then gestures and words.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTranscripts(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  for name in ["voiceover", "voicecontrol", "switchcontrol", "keyboard", "screen"] {
    let page = "```swift\nlet v = 1\n```\n\n`````\(name) v \(text)\n`````\n"
    if let violation = ReadingProperty.violation(page) { fatalError(violation) }
  }
  return 0
}
