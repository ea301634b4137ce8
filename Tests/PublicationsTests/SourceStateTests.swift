import Publications
import Testing

struct SourceStateTests {
  @Test(arguments: [
    (SourceState(commit: "a", day: nil, tags: ["v1.0.0"], changes: []), 0, ""),
    (SourceState(commit: "a", day: nil, tags: ["1.0.0"], changes: []), 0, ""),
    (SourceState(commit: "a", day: nil, tags: ["v1.0"], changes: []), 1, "no tag 'v1.0.0'"),
    (
      SourceState(commit: "a", day: nil, tags: ["v1.0.0"], changes: ["b", "c"]), 1, "'b' and 1 more"
    ),
    (SourceState(commit: "a", day: nil, tags: [], changes: ["b"]), 2, "'b' differs"),
    (SourceState(commit: nil, day: nil, tags: [], changes: []), 1, "isn't in a Git repository"),
  ])
  func `a release needs a clean commit with its tag`(
    state: SourceState,
    count: Int,
    words: String
  ) {
    let blockers = state.blockers(to: "1.0.0")
    #expect(blockers.count == count)
    #expect(words.isEmpty || blockers.contains { $0.contains(words) })
  }
}
