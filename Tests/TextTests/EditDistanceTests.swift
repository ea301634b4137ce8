import Testing
import Text

struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("kitten", "sitting", 3), ("titel", "title", 1),
    ("tuoch", "touch", 1), ("ca", "abc", 3), ("смахнуть", "смахнут", 1),
  ])
  func `typos are counted`(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(first, second) == distance)
    #expect(EditDistance.between(second, first) == distance)
  }

  @Test(arguments: [
    ("rows", "row", 1), ("up", "upp", 1), ("up", "down", nil), ("lang", "long", 1),
    ("lang", "song", 2), ("lang", "hints", nil),
  ])
  func `a third may differ, two characters in short words, one in the shortest`(
    meant: String,
    written: String,
    typoDistance: Int?
  ) {
    #expect(EditDistance.typoDistance(from: meant, to: written) == typoDistance)
  }

  @Test func `texts longer than any name are never typos`() {
    let long = String(repeating: "a", count: 400)
    #expect(EditDistance.typoDistance(from: long, to: long.dropLast() + "b") == 1)
    #expect(EditDistance.typoDistance(from: long + "a", to: long + "b") == nil)
    #expect(
      EditDistance.typoDistance(from: "title", to: String(repeating: "title", count: 9)) == nil
    )
  }

  @Test(arguments: [("Title", "title"), ("iOS", "IOS"), ("ёлка", "Ёлка")])
  func `other capitals are one typo`(meant: String, written: String) {
    #expect(EditDistance.typoDistance(from: meant, to: written) == 1)
  }

  @Test func `among equally near candidates, the first in the alphabet is chosen`() {
    #expect(EditDistance.nearest(to: "bat", among: ["hat", "cat", "dog"]) == "cat")
    #expect(EditDistance.nearest(to: "bird", among: ["cat", "dog"]) == nil)
  }
}
