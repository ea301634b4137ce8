import SourceText
import Testing

struct ByteHashTests {
  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"),
    ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ])
  func `the hash matches the published examples`(text: String, hex: String) {
    var (ofText, ofBytes) = (ByteHash(), ByteHash())
    ofText.add(text)
    for byte in text.utf8 { ofBytes.add([byte]) }
    #expect(String(ofText.value, radix: 16) == hex)
    #expect(ofBytes == ofText)
  }
}
