import Diagnostics
import Heard
import Testing

struct RecordingFileTests {
  @Test(arguments: [
    ("", "the file is empty"),
    ("  \n", "the file is empty"),
    ("{", "this is not valid JSON"),
    ("[]", "this file contains no speech"),
    ("{\"screens\": 3}", "this JSON is neither a run"),
    ("[1, 2]", "this JSON is neither a run"),
    ("Buy, Button", "the file is neither JSON nor a log"),
    (
      "{\"version\": 2, \"screens\": [], \"address\": \"\", \"channel\": \"\", \"system\": \"\", "
        + "\"language\": \"\"}", "the run has version 2"
    ),
    ("{\"version\": 1, \"screens\": []}", "is missing"),
    ("x Will set element: a\nPost-processed string: Buy", "is not in quotes"),
  ])
  func `an unreadable file is reported with its path`(text: String, sentence: String) {
    let error = #expect(throws: RecordingFile.Unreadable.self) {
      try RecordingFile(text, path: "hearing.json")
    }
    #expect(error?.diagnostic.summary.contains(sentence) == true, "\(String(describing: error))")
    #expect(error?.diagnostic.location?.path == "hearing.json")
  }

  @Test(arguments: [
    ("{\"version\": 1,\n \"screens\": [\n {\"id\" \"a\"}]}\n", 3),
    ("{\"version\": 1,\n \"screens\": [\n", 2),
    ("[\n\n{\"source\": Milk}]", 3),
  ])
  func `a JSON error is reported with its line`(text: String, line: Int) {
    let error = #expect(throws: RecordingFile.Unreadable.self) {
      try RecordingFile(text, path: "hearing.json")
    }
    #expect(error?.diagnostic.location?.line == line)
  }

  @Test func `a vot log results in one complete line per element`() throws {
    let log = """
      2026-11-23 10:00:00 vot First element in app focus: a
      2026-11-23 10:00:00 vot Post-processed string: 'Don't ask'
      2026-11-23 10:00:01 vot Post-processed string: 'Button'
      2026-11-23 10:00:02 vot Will set element: b
      2026-11-23 10:00:02 vot Post-processed string: 'Milk'
      """
    let run = try #require(try RecordingFile(log, path: "vot.log").runs.first)
    #expect(run.day == "2026-11-23")
    #expect(run.screens.first?.walk.map(\.utterance) == ["Don't ask Button", "Milk"])
  }

  @Test func `elements of AccessibilitySnapshot are in reading order`() throws {
    let json = """
      [{"container": {"_0": {"type": {"list": {}}}, "children": [
        {"element": {"_0": {"label": "B", "traits": ["button"], "authoredHint": null,
          "shape": {"type": "frame", "frame": [[0, 0], [1, 1]]}}, "traversalIndex": 1}}]}},
       {"element": {"_0": {"description": "A. Heading.", "traits": ["header"],
          "shape": {"type": "frame", "frame": [[0, 0], [1, 1]]}}, "traversalIndex": 0}}]
      """
    let run = try #require(try RecordingFile(json, path: "tree.json").runs.first)
    #expect(!run.isHeard)
    #expect(run.screens.first?.walk.map(\.utterance) == ["A. Heading.", "B, Button"])
  }

  @Test func `captures with the same source and device are one run`() throws {
    let json = """
      [{"source": "a/b@1:c", "os": "iOS 27.0 (24A434)", "utterance": "Close Button"},
       {"source": "a/b@1:c", "os": "iOS 27.0 (24A434)", "utterance": "Undo Button"},
       {"source": "a/b@2:c", "os": "iOS 27.0 (24A434)", "utterance": "Undo Button"}]
      """
    let runs = try RecordingFile(json, path: "captures.json").runs
    #expect(runs.map { $0.screens[0].lines.count } == [2, 1])
    #expect(runs.first?.systemName == "iOS 27.0 (24A434)")
    let again = try RecordingFile.run(try runs[0].fileText(), path: "Content/heard/a.json")
    #expect(again == runs[0])
    #expect(again.fileName == runs[0].fileName)
  }
}
