import SpeechRules
import Testing

/// Anyone can change the address of “Try an element”; every query gets an answer.
struct HostileQueryTests {
  private static let names = [
    "label", "value", "hint", "traits", "language", "say", "touch", "action", "content", "rotor",
    "level", "expanded", "wheel", "text", "guess", "place", "header", "device", "os", "hints",
    "kind", "tool", "constructor", "__proto__", "",
  ]

  private static let values = [
    "", "|", "||", "!", "!|", ",", ",,,,", "0", "-1", "1,2", "-1,-1", "0,0", "a=b&c",
    "9223372036854775807", "-9223372036854775808", "99999999999999999999", "1e400", "NaN",
    "series,0,0", "series,-1,9223372036854775807", "tab,9223372036854775807,1", "tab,-5,-5",
    "cell,9223372036854775807,9223372036854775807,9223372036854775807,-1", "cell,0,0,0,0",
    "list-start", "wheel", "button,button,,adjustable,none", "selected,tabBarItem", "empty,numbers",
    "%", "%F", "%00", "%FF%FE", "%C0%80", "%ED%A0%80", "%0A%0D", "%E2%80%AE", "\u{301}", "\u{200D}",
    "e\u{301}\u{301}", "👩‍👩‍👧‍👦", "שלום", "ru", "zh-Hans", "xx-Yyyy-ZZ-1", "-", "17", "before",
    "voicecontrol", "yes", "12", "3,5", "1.2.3.4", "0.0000001 %", "٣٤٪", "+1 (555) 010-99-99",
    "https://example.com/?a=1", "a@b", "$1,000,000.00", "1/2", "10:61", "-12:00", "32 января",
    String(repeating: "long ", count: 40), String(repeating: "9", count: 100),
    String(repeating: "%", count: 99), String(repeating: "\u{301}", count: 99),
  ]

  @Test(arguments: names)
  func `a field may have any value`(name: String) {
    for value in Self.values {
      for device in ["en", "xx"] {
        let query = "label=A&traits=button&device=\(device)&\(name)=\(value)"
        let element = TryItElement(query: query)
        #expect(element.answer.hasPrefix("caption\t"))
        // The address that the page shows means the same.
        #expect(TryItElement(query: element.query).answer == element.answer, "\(query)")
      }
    }
  }

  @Test(arguments: 1...5)
  func `fields may have any values together`(step: Int) {
    for start in 0..<100 {
      let fields = Self.names.enumerated().map { index, name in
        "\(name)=\(Self.values[(start + index * step) % Self.values.count])"
      }
      let query = fields.joined(separator: "&")
      #expect(TryItElement(query: query).answer.hasPrefix("caption\t"), "\(query)")
    }
  }
}
