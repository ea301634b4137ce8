import Foundation

/// Decodes a run of the exported test, a list of captures, or elements of
/// AccessibilitySnapshotModel.
struct RecordingJSON {
  let text: String
  let path: String
  let origin: RecordingFile.Origin

  init(_ text: String, path: String, origin: RecordingFile.Origin) {
    self.text = text
    self.path = path
    self.origin = origin
  }

  func runs() throws(RecordingFile.Unreadable) -> [RecordedRun] {
    if decoded(RunShape.self) != nil { return [try completed(try decode(RecordedRun.self))] }
    if decoded([CaptureShape].self) != nil {
      return CapturedLine.runs(of: try decode([CapturedLine].self))
    }
    if let elements = snapshotElements() {
      return [try AccessibilitySnapshotReader(path: path, origin: origin).run(elements)]
    }
    _ = try decode(AnyShape.self)
    throw RecordingFile.Unreadable(
      "this JSON is neither a run, nor a list of captures, nor elements of AccessibilitySnapshot",
      path: path,
      line: 1,
      help: "a run has 'screens', a capture 'source' and 'utterance', an element 'traits'; "
        + "docs/hearing-on-a-mac.md shows each"
    )
  }

  private func completed(_ run: RecordedRun) throws(RecordingFile.Unreadable) -> RecordedRun {
    guard run.version == 1 else {
      throw RecordingFile.Unreadable(
        "the run has version \(run.version), but this tool reads version 1",
        path: path,
        help: "import it with the version of 'book' that exported its test"
      )
    }
    var run = run
    if run.address.isEmpty { run.address = origin.address ?? "" }
    run.build = run.build ?? origin.build
    run.device = run.device ?? origin.device
    run.day = run.day ?? origin.day
    return run
  }

  private func snapshotElements() -> [AccessibilitySnapshotReader.Element]? {
    if let trees = decoded([AccessibilitySnapshotReader.Node].self), !trees.isEmpty {
      return trees.flatMap(\.elements).sorted { $0.index < $1.index }.map(\.element)
    }
    if let tree = decoded(AccessibilitySnapshotReader.Node.self) {
      return tree.elements.sorted { $0.index < $1.index }.map(\.element)
    }
    if let elements = decoded([AccessibilitySnapshotReader.Element].self), !elements.isEmpty {
      return elements
    }
    return decoded(AccessibilitySnapshotReader.Element.self).map { [$0] }
  }

  private func decoded<Value: Decodable>(_ type: Value.Type) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type
  ) throws(RecordingFile.Unreadable) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(text.utf8))
    } catch {
      throw unreadable(error)
    }
  }

  private func unreadable(_ error: any Error) -> RecordingFile.Unreadable {
    guard let error = error as? DecodingError else {
      return RecordingFile.Unreadable("the JSON cannot be read", path: path, help: "\(error)")
    }
    let (context, sentence): (DecodingError.Context, String) =
      switch error {
      case .keyNotFound(let key, let context): (context, "'\(key.stringValue)' is missing")
      case .typeMismatch(let type, let context): (context, "a value is not of type \(type)")
      case .valueNotFound(_, let context): (context, "a value is null")
      case .dataCorrupted(let context):
        (context, context.codingPath.isEmpty ? "this is not valid JSON" : context.debugDescription)
      @unknown default: (DecodingError.Context(codingPath: [], debugDescription: ""), "\(error)")
      }
    let keys = context.codingPath.map { $0.intValue.map { "\($0 + 1)" } ?? $0.stringValue }
    return RecordingFile.Unreadable(
      keys.isEmpty ? sentence : "\(sentence) in '\(keys.joined(separator: "/"))'",
      path: path,
      line: line(of: context),
      help: "export the attachment again; docs/hearing-on-a-mac.md shows the format"
    )
  }

  /// The line of a JSON syntax error; 1 if only values are wrong.
  ///
  /// `JSONDecoder` doesn't report the location outside Apple's platforms.
  private func line(of context: DecodingError.Context) -> Int {
    guard context.codingPath.isEmpty else { return 1 }
    do {
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      return 1
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
      if let line = Self.number(after: "line ", in: reason) { return line }
      let isLineFeed: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") }
      if let offset = Self.number(after: "character ", in: reason) {
        return 1 + text.utf8.prefix(offset).count(where: isLineFeed)
      }
      return 1 + text.trimmingCharacters(in: .whitespacesAndNewlines).utf8.count(where: isLineFeed)
    }
  }

  private static func number(after word: String, in text: String) -> Int? {
    text.range(of: word).flatMap { Int(text[$0.upperBound...].prefix { $0.isNumber }) }
  }

  private struct RunShape: Decodable {
    let version: Int
    let screens: [AnyShape]
  }

  private struct CaptureShape: Decodable {
    let source: String
    let utterance: String
  }

  private struct AnyShape: Decodable {
    init(from decoder: any Decoder) throws {}
  }
}
