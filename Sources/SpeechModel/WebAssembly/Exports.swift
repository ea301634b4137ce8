import SpeechRules

// What a page calls. It is compiled by 'make wasm' alone, as Embedded Swift, and is part of no target.

/// The bytes that go to and fro; a page runs one trial at a time.
nonisolated(unsafe) private var bytes: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)

/// Makes room for a query of so many bytes.
///
/// - Returns: where the page writes it.
@_expose(wasm, "room")
@_cdecl("room")
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  bytes.deallocate()
  bytes = .allocate(capacity: max(Int(count), 1))
  return bytes.baseAddress
}

/// Runs the trial whose query was written, in UTF-8, and puts the answer in its place.
///
/// - Returns: the length of the answer in bytes.
@_expose(wasm, "answer")
@_cdecl("answer")
public func answer(_ count: Int32) -> Int32 {
  let query = String(decoding: bytes.prefix(Int(count)), as: UTF8.self)
  let answer = Array(SpeechTrial(query: query).answer.utf8)
  bytes.deallocate()
  bytes = .allocate(capacity: max(answer.count, 1))
  _ = bytes.initialize(fromContentsOf: answer)
  return Int32(answer.count)
}

/// Where the answer lies.
@_expose(wasm, "place")
@_cdecl("place")
public func place() -> UnsafeMutablePointer<UInt8>? {
  bytes.baseAddress
}
