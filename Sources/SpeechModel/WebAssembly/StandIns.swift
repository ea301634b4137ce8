// What Embedded Swift lacks and the speech model names. The model is compiled with this
// file in 'make wasm', so that its own files need no condition.

/// In place of the library's: nothing is written to files in a browser.
public protocol Decodable {}

/// In place of the library's: nothing is written to files in a browser.
public protocol Encodable {}

/// In place of the library's.
public protocol Codable: Decodable, Encodable {}

extension String {
  /// The text with another in the place of each occurrence of one.
  func replacing(_ old: String, with new: String) -> String {
    guard !old.isEmpty else { return self }
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(old) {
        result += new
        rest = rest.dropFirst(old.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
