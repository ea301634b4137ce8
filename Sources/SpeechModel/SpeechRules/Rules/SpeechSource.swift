/// A source of words and rules of the speech model.
///
/// `docs/speech.md` lists their addresses.
public enum SpeechSource: String, Hashable, Codable, Sendable, CaseIterable {
  /// Captures of iOS 27.0 with `XCUIVoiceOverService`.
  case serviceCaptures = "VO27"
  /// Captions and logs of VoiceOver on iOS 26.5 to 27.0.
  case captionCaptures = "CAP"
  /// AccessibilitySnapshot’s string tables.
  case snapshotTable = "AS"
  /// AccessibilitySnapshot’s code that composes descriptions.
  case snapshotCode = "AS:desc"
  /// AccessibilitySnapshot’s traversal of the view hierarchy.
  case snapshotTree = "AS:tree"
  /// AccessibilitySnapshot’s reference images.
  case snapshotImages = "AS:images"
  /// AccessibilitySnapshot’s tests.
  case snapshotTests = "AS:tests"
  /// AccessibilitySnapshot’s legend.
  case snapshotLegend = "AS:legend"
  /// Apple’s string tables.
  case appleTables = "APL"
  /// The strings of UIKit.
  case appleInterface = "APL:uikit"
  /// The strings of UIAccessibility.
  case appleAccessibility = "APL:uia"
  /// Apple’s table of Voice Control’s commands.
  case appleVoice = "APL:voice"
  /// Apple’s documentation.
  case appleDocumentation = "APL:doc"
  /// Apple’s documentation, as the source of a word rather than a rule.
  case appleReference = "DOC"
  /// Apple’s support pages.
  case appleSupport = "APS"
  /// Lists of keyboard commands written by testers.
  case keys = "KEYS"
  /// VoiceOver recordings in MagentaA11y.
  case magenta = "MAG"
  /// akaDuality’s book on accessibility.
  case book = "BOOK"
  /// Photos and screenshots of phones.
  case pictures = "IMG"
  /// AkaDuality’s list of private traits.
  case traitList = "DUAL"
  /// Notes by CVS Health’s accessibility team.
  case cvsHealth = "CVS"
  /// Unity’s manual.
  case unity = "UNI"
  /// A post on AppleVis.
  case appleVis = "AV"
  /// Issue 2232 of Element X.
  case elementX = "ELX"
  /// A review of Kickstarter’s app, pull request 545.
  case kickstarter = "KS"
  /// A Russian speech normaliser that lists VoiceOver’s phrases.
  case normaliser = "NORM"
  /// VoiceOver’s braille substitutions.
  case braille = "SRO"
  /// The strings of VoiceOverServices.
  case voiceOverServices = "VOS"
  /// The words of macOS for the same roles.
  case macOS = "MAC"
  /// Notes by a React Native developer.
  case reactNative = "RNN"
  /// A Weex tutorial.
  case weex = "WEEX"

  /// A short description of the source, in English.
  public var title: String {
    switch self {
    case .serviceCaptures: "captures of iOS 27.0"
    case .captionCaptures: "captions and logs of iOS 26.5 to 27.0"
    case .snapshotTable: "AccessibilitySnapshot’s string tables"
    case .snapshotCode: "AccessibilitySnapshot’s code"
    case .snapshotTree: "AccessibilitySnapshot’s view traversal"
    case .snapshotImages: "AccessibilitySnapshot’s reference images"
    case .snapshotTests: "AccessibilitySnapshot’s tests"
    case .snapshotLegend: "AccessibilitySnapshot’s legend"
    case .appleTables: "Apple’s string tables"
    case .appleInterface: "the strings of UIKit"
    case .appleAccessibility: "the strings of UIAccessibility"
    case .appleVoice: "Apple’s table of Voice Control’s commands"
    case .appleDocumentation, .appleReference: "Apple’s documentation"
    case .appleSupport: "Apple’s support pages"
    case .keys: "testers’ lists of keys"
    case .magenta: "recordings in MagentaA11y"
    case .book: "akaDuality’s book"
    case .pictures: "pictures of phones"
    case .traitList: "akaDuality’s list of private traits"
    case .cvsHealth: "notes by CVS Health"
    case .unity: "Unity’s manual"
    case .appleVis: "a post on AppleVis"
    case .elementX: "issue 2232 of Element X"
    case .kickstarter: "a review of Kickstarter’s app"
    case .normaliser: "a Russian speech normaliser"
    case .braille: "VoiceOver’s words in braille"
    case .voiceOverServices: "the strings of VoiceOverServices"
    case .macOS: "the words of macOS"
    case .reactNative: "notes by a React Native developer"
    case .weex: "a Weex tutorial"
    }
  }
}

/// An utterance of VoiceOver that was captured on a device or simulator.
public struct HeardUtterance: Hashable, Codable, Sendable {
  /// The captured words: with commas in captions, without them from `XCUIVoiceOverService`.
  public let text: String
  /// The version of the system, with its build if known, and how the utterance was captured.
  public let system: String

  init(_ text: String, on system: String) {
    self.text = text
    self.system = system
  }
}
