import Testing

struct LineComparisonTests {
  @Test(arguments: [
    ("Otter, Emden", "otter. Emden", true), ("Otter", "Otter, Button", false),
    ("Otter …", "Otter, Button", true), ("… Button", "Otter, Button", true),
    ("… Otter", "Otter, Button", false), ("Otter … Button", "Otter, dimmed, Button", true),
    ("Button … Otter", "Otter, Button", false), ("Emden …", "Otter, Emden", false),
    ("… M …", "3:47 PM, Button", true), ("50%", "50", false),
  ])
  func `words count, and an ellipsis stands for any`(pattern: String, line: String, holds: Bool) {
    #expect(LineComparison(expected: [pattern], isComplete: true).holds(of: [line]) == holds)
  }

  @Test(arguments: [
    (["A", "C"], false, true), (["C", "A"], false, false), (["A", "C"], true, false),
    (["A", "B", "C"], true, true), ([], true, false),
  ])
  func `lines follow each other, and a complete case has no others`(
    expected: [String],
    isComplete: Bool,
    holds: Bool
  ) {
    let comparison = LineComparison(expected: expected, isComplete: isComplete)
    #expect(comparison.holds(of: ["A", "> swipe right", "B", "C"]) == holds)
  }

  @Test func `absent words may not be part of a line`() {
    let comparison = LineComparison(expected: ["A"], absent: ["note saved"])
    #expect(comparison.holds(of: ["A"]))
    #expect(!comparison.holds(of: ["A", "[announcement] Note saved"]))
  }

  @Test func `a missing answer disagrees`() throws {
    let cases = try ConformanceFiles.all.get()
    let score = ConformanceScore(cases, answers: [:])
    #expect(score.outcomes.allSatisfy { !$0.agrees })
    #expect(score.outcomes.count + score.notComputed.count == cases.count)
  }
}
