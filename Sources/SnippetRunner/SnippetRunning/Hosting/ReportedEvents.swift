import Foundation
import SnippetMessages

/// The events in the file of a program.
///
/// The program can write into the file itself, so nothing in it is an error of the tool: the
/// program is to blame, and no other.
struct ReportedEvents: Sendable {
  var events: [StageEvent] = []
  /// The first line that isn't an event, or that can't come at its place.
  ///
  /// A program that was stopped may leave an incomplete last line, which doesn't count.
  var foreignLine: String?

  init(_ data: Data) {
    let lines = data.split(separator: UInt8(ascii: "\n"))
    let isComplete = data.last == UInt8(ascii: "\n")
    var order = EventOrder()
    for (index, line) in lines.enumerated() {
      let event = try? JSONDecoder().decode(StageEvent.self, from: Data(line))
      guard let event, order.accepts(event) else {
        if isComplete || index < lines.count - 1 {
          foreignLine = String(decoding: line.prefix(80), as: UTF8.self)
        }
        return
      }
      events.append(event)
    }
  }
}

/// Steps begin in order, output only grows, and only use follows the end.
private struct EventOrder {
  private var step = -1
  private var offset = 0
  private var isFinished = false

  mutating func accepts(_ event: StageEvent) -> Bool {
    guard !isFinished else {
      if case .used(let other, _) = event { return other <= step }
      return false
    }
    switch event {
    case .began(let next, let output):
      guard next >= step, output >= offset else { return false }
      (step, offset) = (next, output)
    case .finished(let output):
      guard output >= offset else { return false }
      isFinished = true
    case .heard(let other, _, _), .examined(let other, _), .unsized(let other, _),
      .drawn(let other, _), .failed(let other, _), .pressed(let other, _):
      return other <= step || step < 0
    case .used: return false
    }
    return true
  }
}
