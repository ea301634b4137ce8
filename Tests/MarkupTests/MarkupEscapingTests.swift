import Markup
import Testing

struct MarkupEscapingTests {
  /// Every special character, in text and in attributes.
  @Test(arguments: [
    ("&", "&amp;", "&amp;"), ("<", "&lt;", "&lt;"), (">", "&gt;", ">"), ("\"", "\"", "&quot;"),
    ("'", "'", "'"), ("\u{0}", "\u{FFFD}", "\u{FFFD}"), ("\u{1F}", "\u{FFFD}", "\u{FFFD}"),
    ("\t\n\r", "\t\n\r", "&#9;&#10;&#13;"), ("\u{FFFE}", "\u{FFFD}", "\u{FFFD}"),
    ("\u{FFFF}", "\u{FFFD}", "\u{FFFD}"), ("\u{FFFD}", "\u{FFFD}", "\u{FFFD}"),
    ("\u{FEFF}", "\u{FEFF}", "\u{FEFF}"), ("&amp;", "&amp;amp;", "&amp;amp;"),
    ("ё 👩‍🦯 é", "ё 👩‍🦯 é", "ё 👩‍🦯 é"),
  ])
  func `special characters become references`(text: String, inText: String, inAttribute: String) {
    let around = "a\(text)б"
    #expect(around.escapedForMarkup(in: .text) == "a\(inText)б")
    #expect(around.escapedForMarkup(in: .attribute) == "a\(inAttribute)б")
    #expect(
      p(.label(around)) { around }.render()
        == "<p aria-label=\"a\(inAttribute)б\">a\(inText)б</p>\n"
    )
    #expect(
      p(.label(around)) { around }.renderXML()
        == "<p aria-label=\"a\(inAttribute)б\">a\(inText)б</p>\n"
    )
  }

  @Test func `every ASCII character survives escaping`() {
    let scalars = (0..<0x80 as Range<UInt32>).compactMap(Unicode.Scalar.init)
    let text = String(String.UnicodeScalarView(scalars))
    for place in [MarkupLocation.text, .attribute] {
      let back = text.escapedForMarkup(in: place)
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&quot;", with: "\"").replacing("&#9;", with: "\t")
        .replacing("&#10;", with: "\n").replacing("&#13;", with: "\r")
        .replacing("&amp;", with: "&")
      let allowed = scalars.map { scalar -> Unicode.Scalar in
        scalar.value >= 0x20 || "\t\n\r".unicodeScalars.contains(scalar) ? scalar : "\u{FFFD}"
      }
      #expect(Array(back.unicodeScalars) == allowed)
    }
  }
}
