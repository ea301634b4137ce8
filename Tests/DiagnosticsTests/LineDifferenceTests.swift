import Testing
import Text

struct LineDifferenceTests {
  @Test func `equal texts have no difference`() {
    let difference = LineDifference(expected: ["a", "b"], actual: ["a", "b"])
    #expect(difference.lines == ["  a", "  b"])
    #expect(difference.firstDifference == nil)
  }

  @Test func `a changed line is shown in both versions`() {
    let difference = LineDifference(expected: ["a", "b", "c"], actual: ["a", "x", "c"])
    #expect(difference.lines == ["  a", "- b", "+ x", "  c"])
    #expect(difference.firstDifference == 1)
  }

  @Test func `missing lines are reported after the last one`() {
    let difference = LineDifference(expected: ["a"], actual: ["a", "b"])
    #expect(difference.lines == ["  a", "+ b"])
    #expect(difference.firstDifference == 1)
  }

  @Test func `additional lines are marked`() {
    let difference = LineDifference(expected: ["a", "b"], actual: [])
    #expect(difference.lines == ["- a", "- b"])
    #expect(difference.firstDifference == 0)
  }
}
