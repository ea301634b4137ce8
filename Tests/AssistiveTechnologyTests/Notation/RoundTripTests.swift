import AccessibilityTree
import AssistiveTechnology
import Foundation
import SpeechRules
import Testing

struct RoundTripTests {
  private static let commands: [UserCommand] =
    AllCommands.gestures.map(UserCommand.gesture) + AllCommands.switches.map(UserCommand.switches)
    + AllCommands.keys.map(UserCommand.keys) + AllCommands.voice.map(UserCommand.voice)

  @Test(arguments: commands)
  func `a written command parses to the same command`(command: UserCommand) throws {
    #expect(try UserCommand(parsing: command.text, for: command.technology) == command)
  }

  @Test(arguments: commands)
  func `a command survives a JSON round trip`(command: UserCommand) throws {
    let data = try JSONEncoder().encode(command)
    #expect(try JSONDecoder().decode(UserCommand.self, from: data) == command)
  }

  @Test(arguments: AllCommands.voice, SpeechSettings.supportedLanguages)
  func `a voice command parses in every language`(
    command: VoiceCommand,
    language: String
  ) throws {
    #expect(try VoiceCommand(parsing: command.description(in: language)) == command)
  }

  @Test(arguments: Transcript.Event.allCases, [nil, "Done", "page 2 of 5", "a [b] c"])
  func `a written event parses to the same event and text`(
    event: Transcript.Event,
    text: String?
  ) throws {
    let entry = Transcript.Entry.event(event, text)
    let line = try #require(Transcript(entries: [entry]).lines.first)
    #expect(
      try Transcript.Entry(parsing: line, of: .voiceOver, language: "en") == entry,
      "\(line)"
    )
  }

  @Test(arguments: [
    ("> нажать Buy", TechnologyKind.voiceControl), ("> Swipe  RIGHT", .voiceOver),
    ("> next item", .switchControl), ("> shift-tab", .fullKeyboardAccess),
    ("[silence]", .voiceOver),
    ("Buy, Button", .voiceOver), ("[unheard of]", .voiceOver),
  ])
  func `a parsed line is written unchanged`(line: String, technology: TechnologyKind) throws {
    let entry = try Transcript.Entry(parsing: line, of: technology, language: "en")
    #expect(Transcript(entries: [entry]).lines == [line])
  }

  @Test(arguments: TechnologyKind.allCases)
  func `an unknown command names its technology`(technology: TechnologyKind) {
    let error = #expect(throws: UnknownCommand.self) {
      try Transcript.Entry(parsing: "> 🙃", of: technology, language: "en")
    }
    #expect(error?.technology == technology)
  }
}
