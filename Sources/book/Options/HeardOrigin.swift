import ArgumentParser
import HeardSpeech

/// The options that say where words come from that a file with them does not.
struct HeardOrigin: ParsableArguments {
  @Option(help: "The system with its version, such as 'iOS 27.0'.")
  var system: String?

  @Option(help: "The build of the system, such as 24A434.")
  var build: String?

  @Option(help: "The device or simulator.")
  var device: String?

  @Option(help: "The day, such as 2026-11-23.")
  var day: String?

  @Option(help: "Where the run can be looked up.")
  var address: String?

  @Option(help: "The language of the device, such as en.")
  var language: String?

  @Option(help: "The name of the screen, as 'expected.json' has it.")
  var screen: String?

  /// What the options say.
  var value: HeardFile.Origin {
    var origin = HeardFile.Origin()
    origin.system = system
    origin.build = build
    origin.device = device
    origin.day = day
    origin.address = address
    origin.language = language
    origin.screen = screen
    return origin
  }
}
