import BookModel
import BookTestSupport
import Diagnostics
import Testing

/// A picture whose header is broken, or that would fill a reader's memory, is reported.
struct PictureContentTests {
  private func summaries(_ bytes: [UInt8], named name: String = "dial.png") -> [String] {
    var book = LittleBook("![A dial](\(name))\n")
    book.files.bytes["Content/en/basics/\(name)"] = bytes
    return book.findings.map(\.summary)
  }

  /// The beginning of a PNG file.
  private static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
    bytes += Array("IHDR".utf8)
    for number in [width, height] {
      for shift in [24, 16, 8, 0] as [UInt32] { bytes.append(UInt8(number >> shift & 0xFF)) }
    }
    bytes += [8, 2, 0, 0, 0]
    return bytes
  }

  private static func bytes(_ text: String, then byte: UInt8 = 0, count: Int = 0) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: byte, count: count)
  }

  @Test func `a picture of too many pixels or none is reported with its size`() {
    let sizes: [(bytes: [UInt8], size: String)] = [
      (Self.png(60_000, 60_000), "60000 × 60000"), (Self.png(0, 9), "0 × 9"),
      (Self.png(.max, .max), "4294967295 × 4294967295"),
      (Self.bytes("GIF89a", count: 4), "0 × 0"),
      ([0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 0, 0, 9], "9 × 0"),
      (Self.bytes("RIFF----WEBPVP8X", then: 0xFF, count: 14), "16777216 × 16777216"),
    ]
    for (bytes, size) in sizes {
      #expect(summaries(bytes) == ["'dial.png' is not a picture: it has \(size) pixels"])
    }
  }

  @Test func `a broken header is reported`() {
    let broken: [[UInt8]] = [
      Self.bytes("\u{1}", then: 0xFF, count: 30),
      [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 100),
      [0xFF, 0xD8] + [UInt8](repeating: 0, count: 100),
      Self.bytes("RIFF----WEBP", count: 30),
    ]
    for bytes in broken {
      #expect(
        summaries(bytes) == ["'dial.png' is not a picture: the file doesn't begin like a picture"]
      )
    }
  }

  @Test func `a file that ends within its header is reported`() {
    let cut: [[UInt8]] = [
      Array(Self.png(9, 9).prefix(20)), Array(Self.png(9, 9).prefix(10)),
      Array(Self.png(9, 9).prefix(8)), Self.bytes("GIF89a"),
      Self.bytes("GIF87a", count: 3), [0xFF, 0xD8, 0xFF, 0xE0], Self.bytes("RIFF----WEBP"),
    ]
    for bytes in cut {
      #expect(
        summaries(bytes) == ["'dial.png' is not a picture: the file ends before its size in pixels"]
      )
    }
  }

  @Test(arguments: [
    ("<svg><g></svg>", "'</svg>' closes the element 'g' in line 1"),
    ("<svg>\n<g>\n", "the element 'g' is not closed: the file ends in line 2"),
    ("<svg>\n<path d='M0 0'></svg>", "'</svg>' closes the element 'path' in line 2"),
    ("<svg width=\"9></svg>", "the tag '<svg' has no '>' in line 1"),
    ("<svg width=9/>", "the value of 'width' is not in quotation marks in line 1"),
    ("<svg hidden></svg>", "the attribute 'hidden' has no value in line 1"),
    ("<svg><text>A & B</text></svg>", "'&' is not part of a character: write '&amp;' in line 1"),
    ("<svg><text>A&nbsp;B</text></svg>", "the character '&nbsp;' is not known in SVG in line 1"),
    (
      "<svg><text>1 < 2</text></svg>",
      "'<' is not followed by a name: write '&lt;' for the "
        + "character in line 1"
    ),
    ("<svg/><svg/>", "the element 'svg' follows the end of the drawing in line 1"),
    ("<!-- A --><g></g>", "the first element is 'g', not 'svg' in line 1"),
    ("<!-- <svg/>", "'<!--' has no '-->' in line 1"),
    ("<?xml version='1.0'?>", "there is no element 'svg' in line 1"),
    ("</svg>", "'</svg>' closes nothing in line 1"),
  ])
  func `a drawing that browsers cannot read is reported`(text: String, fault: String) {
    let summary = "'dial.svg' is not a picture: \(fault)"
    #expect(summaries(Array(text.utf8), named: "dial.svg") == [summary])
  }

  @Test(arguments: [
    "<svg/>",
    "<?xml version='1.0'?>\n<!DOCTYPE svg>\n<!-- <g> & -->\n<svg:svg a='>' b = \"'\"\n/>\n",
    "<svg><style><![CDATA[a > b { & }]]></style><g\nid='a'><path d=\"\"/></g ></svg>",
    "\u{FEFF}<svg><text>A &amp; B &#38; &#x26; &lt;</text></svg>",
  ])
  func `a well-formed drawing is accepted`(text: String) {
    #expect(summaries(Array(text.utf8), named: "dial.svg") == [])
  }

  @Test func `a picture of any kind is accepted, whatever its name`() {
    let pictures: [[UInt8]] = [
      Self.png(12_000, 9_000), Self.png(1, 1), Self.bytes("GIF87a", then: 1, count: 4),
      // A comment precedes the size.
      [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 9, 0, 9],
      Self.bytes("RIFF----WEBPVP8 ", then: 1, count: 14),
      Self.bytes("RIFF----WEBPVP8L", count: 14),
      [0, 0, 0, 32] + Self.bytes("ftypavif", then: 1, count: 20),
    ]
    for bytes in pictures {
      for name in ["dial.png", "dial.jpg"] { #expect(summaries(bytes, named: name) == []) }
    }
  }
}
