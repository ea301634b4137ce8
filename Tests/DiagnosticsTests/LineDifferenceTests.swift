import Testing
import Text

struct LineDifferenceTests {
  @Test func `equal texts differ nowhere`() {
    let difference = LineDifference(expected: ["a", "b"], actual: ["a", "b"])
    #expect(difference.lines == ["  a", "  b"])
    #expect(difference.firstDifference == nil)
  }

  @Test func `a changed line is shown as it was and as it is`() {
    let difference = LineDifference(expected: ["a", "b", "c"], actual: ["a", "x", "c"])
    #expect(difference.lines == ["  a", "- b", "+ x", "  c"])
    #expect(difference.firstDifference == 1)
  }

  @Test func `missing lines are found after the last one`() {
    let difference = LineDifference(expected: ["a"], actual: ["a", "b"])
    #expect(difference.lines == ["  a", "+ b"])
    #expect(difference.firstDifference == 1)
  }

  @Test func `lines too many are marked`() {
    let difference = LineDifference(expected: ["a", "b"], actual: [])
    #expect(difference.lines == ["- a", "- b"])
    #expect(difference.firstDifference == 0)
  }
}
