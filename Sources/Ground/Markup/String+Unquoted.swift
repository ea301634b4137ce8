extension String {
  /// Whether an attribute can have the value without quotation marks, in every reader of HTML.
  var needsNoQuotationMarks: Bool {
    // A solidus before the end of the tag would look like that of an empty element.
    !isEmpty && utf8.last != UInt8(ascii: "/")
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
          UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "#"), UInt8(ascii: "/"),
          UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: ";"):
          true
        default: false
        }
      }
  }
}
