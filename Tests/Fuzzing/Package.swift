// swift-tools-version: 6.2
import PackageDescription

/// The same settings as in the package whose sources are fuzzed.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Files with the function that libFuzzer calls must not be parsed as scripts.
let fuzzing: [SwiftSetting] = strict + [.unsafeFlags(["-parse-as-library"])]

let yams = Target.Dependency.product(name: "Yams", package: "Yams")

// A separate package, because SwiftPM rejects dependencies with unsafe flags. The fuzzed sources
// are symbolic links into the main package; compiled here, their `package` declarations are visible
// to the fuzz targets.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2")
  ],
  targets: [
    // Foundations.
    .systemLibrary(name: "CCMarkGFM", pkgConfig: "libcmark-gfm"),
    .systemLibrary(name: "CStemmer"),
    .systemLibrary(name: "CLibZip", pkgConfig: "libzip"),
    .target(name: "CFingerprint"),
    .target(name: "CFolders"),
    .target(name: "CProcess"),
    .target(name: "SourceText", dependencies: ["CFingerprint", "CStemmer"]),
    .target(name: "Text"),
    .target(name: "System", dependencies: ["CProcess"]),
    .target(name: "WholeFiles"),
    .target(name: "Markup", dependencies: ["SourceText"]),
    .target(name: "Diagnostics", dependencies: ["Markup", "SourceText", "Text"]),
    .target(name: "YAMLReading", dependencies: ["Diagnostics", "SourceText", yams]),
    .target(
      name: "Localization",
      dependencies: ["Diagnostics", "SourceText", "Text", "YAMLReading", yams]
    ),
    .target(name: "Markdown", dependencies: ["CCMarkGFM", "SourceText"]),

    // The speech model and the notation.
    .target(name: "AccessibilityTree"),
    .target(name: "SpeechRules", dependencies: ["AccessibilityTree"]),
    .target(
      name: "AssistiveTechnology",
      dependencies: ["AccessibilityTree", "SpeechRules", "Text"]
    ),
    .target(
      name: "AccessibilityAudit",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "SpeechRules"]
    ),
    .target(name: "ScreenDrawing", dependencies: ["AccessibilityTree", "AssistiveTechnology"]),
    .target(
      name: "SnippetMessages",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "ScreenDrawing", "SpeechRules"]
    ),
    .target(
      name: "SnippetNotation",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "Diagnostics", "Markdown",
        "ScreenDrawing", "SnippetMessages", "SourceText", "SpeechRules", "Text",
      ]
    ),
    .target(
      name: "SnippetProperties",
      dependencies: ["Diagnostics", "Markdown", "SnippetNotation", "SourceText"]
    ),

    // Pages and publications, without syntax highlighting.
    .target(name: "SwiftReading", dependencies: ["SourceText"], path: "Sources/PlainSwiftReading"),
    .target(
      name: "BookModel",
      dependencies: [
        "AccessibilityTree", "Diagnostics", "Localization", "Markdown", "Markup", "SnippetNotation",
        "SourceText", "System", "YAMLReading", yams,
      ]
    ),
    .target(
      name: "Articles",
      dependencies: [
        "AssistiveTechnology", "BookModel", "Diagnostics", "Localization", "Markdown",
        "ScreenDrawing", "SnippetMessages", "SnippetNotation", "SourceText", "SpeechRules",
        "SwiftReading", "System", "Text",
      ]
    ),
    .target(
      name: "BookChecks",
      dependencies: [
        "AccessibilityTree", "Articles", "AssistiveTechnology", "BookModel", "Diagnostics",
        "Localization", "Markdown", "SnippetMessages", "SnippetNotation", "SourceText",
        "SpeechRules", "SwiftReading", "System", "Text",
      ]
    ),
    .target(
      name: "ArticleMarkup",
      dependencies: [
        "Articles", "AssistiveTechnology", "BookModel", "Localization", "Markup", "ScreenDrawing",
        "SpeechRules",
      ]
    ),
    .target(
      name: "SitePages",
      dependencies: [
        "AccessibilityTree", "ArticleMarkup", "Articles", "AssistiveTechnology", "BookChecks",
        "BookModel", "CFolders", "Diagnostics", "Localization", "Markdown", "Markup",
        "SnippetNotation", "SourceText", "SpeechRules", "System",
      ]
    ),
    .target(
      name: "Publications",
      dependencies: [
        "ArticleMarkup", "Articles", "BookModel", "CLibZip", "Localization", "Markup",
        "ScreenDrawing", "SnippetNotation", "SourceText", "SpeechRules", "System",
      ]
    ),
    .target(
      name: "BookProperties",
      dependencies: [
        "BookChecks", "BookModel", "Diagnostics", "Markup", "Publications", "SitePages",
        "SnippetNotation",
      ]
    ),

    .executableTarget(name: "FuzzReading", dependencies: ["SnippetProperties"]),
    .executableTarget(name: "FuzzUpdating", dependencies: ["SnippetProperties"]),
    .executableTarget(name: "FuzzTranscripts", dependencies: ["SnippetProperties"]),
    .executableTarget(name: "FuzzFrontMatter", dependencies: ["BookProperties"]),
    .executableTarget(name: "FuzzRendering", dependencies: ["BookProperties"]),
    .executableTarget(name: "FuzzEPUB", dependencies: ["BookProperties"]),
    .target(name: "TestSupport", dependencies: ["Diagnostics"]),
    .executableTarget(
      name: "FuzzShapes",
      dependencies: ["BookProperties", "SnippetProperties", "TestSupport"]
    ),
  ]
)

for target in package.targets where target.type != .system && !target.name.hasPrefix("C") {
  target.swiftSettings = target.type == .executable ? fuzzing : strict
}
