import Foundation
import Publications
import Testing

struct ZIPArchiveTests {
  private let entries = [
    ZIPEntry(path: "mimetype", text: "application/epub+zip", isCompressed: false),
    ZIPEntry(path: "a/empty.txt", text: ""),
    ZIPEntry(path: "a/слова.txt", text: String(repeating: "слово ", count: 1000)),
  ]

  @Test func `the first entry is uncompressed, and its content directly follows its name`()
    throws
  {
    let bytes = try ZIPArchive(entries).bytes()
    // A local header has 30 bytes and ends with the lengths of the name and of the extra field.
    #expect(bytes.prefix(4).elementsEqual([0x50, 0x4B, 3, 4]))
    #expect(bytes[8...9].elementsEqual([0, 0]))
    #expect(bytes[26...29].elementsEqual([8, 0, 0, 0]))
    #expect(String(decoding: bytes[30..<58], as: UTF8.self) == "mimetypeapplication/epub+zip")
  }

  @Test func `the same entries produce the same bytes`() throws {
    #expect(try ZIPArchive(entries).bytes() == ZIPArchive(entries).bytes())
  }

  @Test func `long text is compressed`() throws {
    #expect(try ZIPArchive(entries).bytes().count < 1000)
  }

  @Test func `every date is the earliest one of the format`() throws {
    let bytes = try ZIPArchive(entries).bytes()
    #expect(bytes[10...13].elementsEqual([0, 0, 0x21, 0]))
  }

  @Test func `two entries with one path are refused`() throws {
    let twice = [ZIPEntry(path: "a", text: "1"), ZIPEntry(path: "a", text: "2")]
    #expect(throws: ZIPError.self) { try ZIPArchive(twice).bytes() }
  }

  @Test func `an archive can be read back`() throws {
    #expect(try ZIPArchive(reading: ZIPArchive(entries).bytes()).entries == entries)
  }
}
