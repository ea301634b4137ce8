import AccessibilityTree
import AssistiveTechnology
import Foundation
import ScreenDrawing
import SnippetMessages
import SpeechRules
import Testing

/// The runner can decode what the host and the stage write.
struct MessageTests {
  @Test(
    arguments: [
      StageEvent.began(step: 3, outputOffset: 12),
      .heard(
        step: 1,
        transcript: Transcript(entries: [
          .command(WrittenCommand(Gesture.swipeUp)), .event(.announcement, "Готово"),
          .shown("1 Buy"),
          .spoken(
            Utterance(parts: [UtterancePart(.label, "Buy")], language: "en"),
            element: AccessibilityElement(id: ElementID(7), label: "Buy", traits: .button)
          ),
        ]),
        concealed: nil
      ),
      .unsized(
        step: 2,
        elements: [
          UnsizedElement(
            id: ElementID(3),
            text: "Total",
            origin: ElementOrigin(className: "UILabel"),
            cause: .clipped(by: "UIView")
          )
        ]
      ),
      .drawn(
        step: 4,
        screen: DrawnScreen(
          drawing: ScreenDrawing(
            screen: Rect(width: 402, height: 874),
            shapes: [
              .area(Rect(width: 10, height: 10), radius: 2), .picture(Rect(width: 1, height: 1)),
              .text(
                ScreenDrawing.Text("Купить", x: 1, baseline: 2, width: 3, size: 17, isBold: true)
              ),
            ]
          ),
          transcript: Transcript(entries: [.shown("1 Buy")]),
          backwardWalk: [.event(.limit)]
        )
      ),
      .failed(step: 2, message: "two\nlines"),
      .finished(outputOffset: 0),
    ]
  )
  func `an event is one line and can be decoded`(event: StageEvent) throws {
    let data = try JSONEncoder().encode(event)
    #expect(!data.contains(UInt8(ascii: "\n")))
    #expect(try JSONDecoder().decode(StageEvent.self, from: data) == event)
  }

  @Test func `a job and an ending can be decoded`() throws {
    let job = HostJob(
      library: "/a b/ё.so",
      entries: [HostJob.Entry(symbol: "entry", directory: "/scratch")],
      milliseconds: 10,
      fileBytes: 20,
      memoryBytes: 30,
      processes: 40,
      totalMemoryBytes: 60,
      directoryBytes: 70,
      directoryEntries: 80,
      waitingProcess: 50,
      newestSandbox: 3
    )
    let ending = EntryTermination(
      symbol: "entry",
      exitStatus: -1,
      signal: 11,
      timedOut: true,
      exceeded: .directory,
      hasFinished: true,
      milliseconds: 5,
      missing: [.network, .modes, .memory]
    )
    let decoder = JSONDecoder()
    #expect(try decoder.decode(HostJob.self, from: JSONEncoder().encode(job)) == job)
    #expect(try decoder.decode(EntryTermination.self, from: JSONEncoder().encode(ending)) == ending)
  }
}
