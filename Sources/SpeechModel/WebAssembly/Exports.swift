import SpeechRules

// The functions that a web page calls. Only 'make wasm' compiles this file, as Embedded Swift; it
// isn't part of any target.

/// The shared buffer for queries and answers; a page runs one query at a time.
nonisolated(unsafe) private var bytes: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)

/// Allocates the buffer for a query.
///
/// - Returns: The address to which the page writes the query, in UTF-8.
@_expose(wasm, "room")
@_cdecl("room")
public func room(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  bytes.deallocate()
  bytes = .allocate(capacity: max(Int(count), 1))
  return bytes.baseAddress
}

/// Runs the query in the buffer and replaces it with the answer.
///
/// - Returns: The length of the answer in bytes.
@_expose(wasm, "answer")
@_cdecl("answer")
public func answer(_ count: Int32) -> Int32 {
  let query = String(decoding: bytes.prefix(Int(count)), as: UTF8.self)
  let answer = Array(TryItElement(query: query).answer.utf8)
  bytes.deallocate()
  bytes = .allocate(capacity: max(answer.count, 1))
  _ = bytes.initialize(fromContentsOf: answer)
  return Int32(answer.count)
}

@_expose(wasm, "place")
@_cdecl("place")
public func place() -> UnsafeMutablePointer<UInt8>? {
  bytes.baseAddress
}
