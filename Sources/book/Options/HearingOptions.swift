import AccessibilityTree
import ArgumentParser
import AssistiveTechnology
import FileSpeech
import SnippetMessages
import SnippetNotation
import SnippetRunning
import SpeechRules

struct HearingOptions: ParsableArguments {
  @Option(help: "The assistive technology.")
  var tool = Tool.voiceover

  @Option(help: "The language of the device, such as 'en' or 'ru'.")
  var language = Language.english

  @Option(help: "The version of iOS.")
  var os = OperatingSystem.ios27

  @Option(help: "The kind of device.")
  var device = Device.iphone

  @Option(help: "The layout direction.")
  var direction = Direction.ltr

  @Option(name: .customLong("text"), help: "The preferred text size.")
  var text = TextSize.l

  @Option(help: "Whether hints are spoken.")
  var hints = Hints.on

  @Option(help: "Where traits are spoken; a setting since iOS 18.4.")
  var traits = Traits.after

  @Option(
    help: "A file of gestures or spoken commands, one per line; '-' is standard input.",
    completion: .file()
  )
  var gestures: String?

  enum Tool: String, ExpressibleByArgument, CaseIterable {
    case voiceover
    case voicecontrol
    case switchcontrol
    case keyboard

    var technology: Walkthrough.Technology {
      switch self {
      case .voiceover: .voiceOver
      case .voicecontrol: .voiceControl
      case .switchcontrol: .switchControl
      case .keyboard: .fullKeyboardAccess
      }
    }
  }

  enum OperatingSystem: String, ExpressibleByArgument, CaseIterable {
    case ios17 = "17"
    case ios18 = "18"
    case ios26 = "26"
    case ios27 = "27"

    var version: SystemVersion {
      switch self {
      case .ios17: .iOS17
      case .ios18: .iOS18
      case .ios26: .iOS26
      case .ios27: .iOS27
      }
    }
  }

  enum Traits: String, ExpressibleByArgument, CaseIterable {
    case after
    case before
    case off

    var position: TraitPosition {
      switch self {
      case .after: .after
      case .before: .before
      case .off: .off
      }
    }
  }

  enum Device: String, ExpressibleByArgument, CaseIterable {
    case iphone
    case ipad
  }

  enum Direction: String, ExpressibleByArgument, CaseIterable {
    case ltr
    case rtl
  }

  enum Hints: String, ExpressibleByArgument, CaseIterable {
    case on
    case off
  }

  struct Language: ExpressibleByArgument {
    let tag: String

    static let english = Language(tag: "en")

    static var allValueStrings: [String] { SnippetRunner.languages }

    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

    var defaultValueDescription: String { tag }

    /// Accepts a language tag; an unknown region is ignored.
    init?(argument: String) {
      let base = argument.split(separator: "-").first.map(String.init) ?? argument
      let tags = SnippetRunner.languages
      guard
        let tag = tags.first(where: { $0.lowercased() == argument.lowercased() })
          ?? tags.first(where: { $0.lowercased() == base.lowercased() })
      else { return nil }
      self.tag = tag
    }

    private init(tag: String) {
      self.tag = tag
    }
  }

  func validate() throws {
    if traits != .after, os == .ios17 {
      throw ValidationError(
        "iOS 17 has no setting for traits; remove '--traits', or pass '--os 18'."
      )
    }
  }

  var settings: ScreenSettings {
    var settings = ScreenSettings(language: language.tag)
    settings.hints = hints == .on
    settings.device = device == .iphone ? .phone : .pad
    settings.direction = direction == .ltr ? .leftToRight : .rightToLeft
    settings.os = os.version
    settings.traits = traits.position
    settings.text = text
    return settings
  }

  /// The settings under the option names of a fence, for `--format json`.
  var namedSettings: KeyValuePairs<String, String> {
    [
      "lang": language.tag, "hints": hints.rawValue, "device": device.rawValue,
      "direction": direction.rawValue, "os": os.rawValue, "text": text.rawValue,
      "traits": traits.rawValue,
    ]
  }
}

extension TextSize: ExpressibleByArgument {}
