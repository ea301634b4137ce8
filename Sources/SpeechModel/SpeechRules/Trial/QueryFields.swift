/// The names and values of a URL query, in their order.
///
/// Source: URL Standard, `application/x-www-form-urlencoded`, except that spaces are encoded as
/// `%20`.
struct QueryFields: Hashable, Sendable {
  private(set) var list: [Field] = []

  struct Field: Hashable, Sendable {
    var name: String
    var value: String
  }

  init() {}

  init(query: String) {
    for pair in query.utf8.split(separator: UInt8(ascii: "&")) {
      let end = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      let value = end < pair.endIndex ? pair[pair.index(after: end)...] : pair[end...]
      list.append(Field(name: Self.decoded(pair[..<end]), value: Self.decoded(value)))
    }
  }

  var query: String {
    list.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }.joined(separator: "&")
  }

  /// The first value with a name; `nil` if there is none or it is empty.
  subscript(name: String) -> String? {
    list.first { $0.name == name && !$0.value.isEmpty }.map { $0.value }
  }

  func all(_ name: String) -> [String] {
    list.filter { $0.name == name && !$0.value.isEmpty }.map { $0.value }
  }

  mutating func add(_ name: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    list.append(Field(name: name, value: value))
  }

  /// Percent-encodes spaces and ASCII symbols other than `-._~,|`.
  ///
  /// Letters of any script stay as they are, which URLs in HTML allow.
  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ","), UInt8(ascii: "|"), 0x80...:
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func decoded(_ text: Substring.UTF8View) -> String {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = digit(rest.first),
        let low = digit(rest.dropFirst().first)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case .some(let byte) where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"):
      byte - UInt8(ascii: "0")
    case .some(let byte) where byte | 32 >= UInt8(ascii: "a") && byte | 32 <= UInt8(ascii: "f"):
      (byte | 32) - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
