import BookModel
import BookReading
import IncrementalSite
import SitePages
import SnippetNotation
import Testing

/// What is kept from one build to the next.
struct PackingTests {
  private func bytes(_ value: some Packable) -> [UInt8] {
    var bytes: [UInt8] = []
    var packer = Packer { bytes += $0 }
    packer.add(value)
    packer.end()
    return bytes
  }

  @Test(arguments: [0, 1, 127, 128, 300, 1 << 20, .max, -1, .min])
  func `a number comes back`(number: Int) throws {
    var unpacker = Unpacker(bytes(number))
    #expect(try unpacker.next(Int.self) == number)
  }

  @Test func `texts, lists and tables come back`() throws {
    let value = ["а": ["", "кнопка"], "b": []]
    var unpacker = Unpacker(bytes(value))
    #expect(try unpacker.next([String: [String]].self) == value)
    var none = Unpacker(bytes(String?.none))
    #expect(try none.next(String?.self) == nil)
  }

  @Test func `what is longer than a part comes back whole`() throws {
    let value = (0..<50_000).map { "The \($0). text of a long list" }
    var unpacker = Unpacker(bytes(value))
    #expect(try unpacker.next([String].self) == value)
  }

  @Test func `what is known of a site that was cut off is damaged`() throws {
    var book = LittleBook("## One\n\n*Some* `text`.\n")
    book.files.bytes["Site/search.js"] = []
    let read = try #require(Book.read(book.files).book)
    var files = FilesInMemory()
    let languages = SiteRenderer().render(read, snippets: SnippetReport(), into: &files)
    let state = SiteState(of: read, languages, snippets: SnippetReport(), findings: [])
    let bytes = bytes(state)
    var whole = Unpacker(bytes)
    _ = try whole.next(SiteState.self)
    for end in bytes.indices {
      #expect(throws: Unpacker.Damage.self) {
        var unpacker = Unpacker(Array(bytes[..<end]))
        _ = try unpacker.next(SiteState.self)
      }
    }
  }

  @Test func `a count that no bytes can hold is damage`() {
    #expect(throws: Unpacker.Damage.self) {
      var unpacker = Unpacker(bytes(Int.max) + [0])
      _ = try unpacker.next([Int].self)
    }
  }
}
