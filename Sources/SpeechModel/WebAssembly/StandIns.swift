// Declarations that the speech model uses and Embedded Swift lacks. 'make wasm' compiles them with
// the model, so the model itself needs no conditional compilation.

/// Replaces the standard library's protocol, which a browser doesn't need.
public protocol Decodable {}

public protocol Encodable {}

public protocol Codable: Decodable, Encodable {}

extension String {
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
