import BookProperties

/// Reads the bytes of libFuzzer as YAML: the first byte chooses the file, the rest is its text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFrontMatter(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return -1 }
  let places = HostileBook.Place.allCases
  let place = places[Int(bytes[0]) % places.count]
  let rest = UnsafeBufferPointer(start: bytes + 1, count: count - 1)
  let text = String(decoding: rest, as: UTF8.self)
  if let violation = FrontMatterProperty.violation(text, at: place) { fatalError(violation) }
  return 0
}
