import Foundation

/// An entry in a list of captures: one utterance, with its source and details of the element and
/// device.
struct CapturedLine: Decodable {
  let source: String
  let os: String?
  let device: String?
  let framework: String?
  let language: String?
  let channel: String?
  let control: String?
  let label: String?
  let value: String?
  let traits: [String]?
  let hint: String?
  let utterance: String
  let kind: String?
  let step: String?
  let times: Int?
  let note: String?
  let day: String?

  static func runs(of captures: [CapturedLine]) -> [RecordedRun] {
    var runs: [RecordedRun] = []
    var known: [RecordedRun: Int] = [:]
    for capture in captures {
      let run = capture.run
      let index = known[run] ?? runs.count
      if known.updateValue(index, forKey: run) == nil { runs.append(run) }
      if runs[index].screens.isEmpty { runs[index].screens = [RecordedScreen(lines: [])] }
      runs[index].screens[0].lines.append(capture.line)
    }
    return runs
  }

  private var run: RecordedRun {
    let words = os ?? "unknown"
    let build = words.split(separator: "(").dropFirst().first?.prefix { $0 != ")" }
    return RecordedRun(
      address: source.isEmpty ? "unknown" : source,
      channel: channel ?? RecordedRun.Channel.service,
      system: words.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces),
      build: build.map(String.init),
      device: device,
      day: day,
      language: language ?? "en",
      screens: []
    )
  }

  private var line: RecordedLine {
    RecordedLine(
      utterance,
      step: step.map(Self.step),
      times: times,
      shown: RecordedLine.Shown(
        control: control,
        framework: framework,
        label: label,
        value: value,
        traits: traits,
        hint: hint
      ),
      // Assertions of tests and examples in documents are only second-hand evidence, so say so.
      note: [kind == "capture" ? nil : kind, note].compactMap(\.self).joined(separator: ": ")
        .nonEmpty
    )
  }

  private static func step(_ words: String) -> RecordedLine.Step {
    RecordedLine.Step(rawValue: words) ?? .other
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
