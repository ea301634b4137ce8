import SourceText
import Testing

struct PercentEncodingTests {
  @Test(arguments: [
    ("en/labels/index.html", "en/labels/index.html"), ("my dot.png", "my%20dot.png"),
    ("100%", "100%25"), ("a?b#c", "a%3Fb%23c"), ("a\"b:c", "a%22b%3Ac"), ("ё", "%D1%91"),
    ("a&b=c+d@e,f'g(h)~", "a&b=c+d@e,f'g(h)~"), ("a<b>[c]", "a%3Cb%3E%5Bc%5D"),
  ])
  func `a path is encoded for a URL and decoded again`(path: String, address: String) {
    #expect(path.percentEncodedPath == address)
    #expect(address.percentDecoded == path)
  }

  @Test func `every character survives encoding`() {
    for value in 0x1..<0x3000 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a\(scalar)/b"
      #expect(text.percentEncodedPath.percentDecoded == text)
      #expect(text.percentEncodedPath.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }
  }

  @Test(arguments: ["%", "100%", "%zz", "%ff", "%D1"])
  func `invalid encoding decodes to nil`(address: String) {
    #expect(address.percentDecoded == nil)
  }

  @Test(arguments: [
    ("https://example.org/a b", "https://example.org/a%20b"),
    ("https://example.org/a%20b?c=[d]#e", "https://example.org/a%20b?c=[d]#e"),
    ("https://example.org/ё|\t", "https://example.org/ё%7C%09"),
    ("mailto:a@example.org", "mailto:a@example.org"),
  ])
  func `an address contains no character that URLs forbid`(raw: String, address: String) {
    #expect(raw.percentEncodedAddress == address)
  }
}
