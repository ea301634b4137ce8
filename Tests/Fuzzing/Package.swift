// swift-tools-version: 6.2
import PackageDescription

/// The settings of the package whose sources are fuzzed.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The function that libFuzzer calls stands in a file that must not be taken for a script.
let fuzzing: [SwiftSetting] = strict + [.unsafeFlags(["-parse-as-library"])]

let yams = Target.Dependency.product(name: "Yams", package: "Yams")

// A package of its own, because unsafe flags stand in the way of whoever depends on a package. What
// is fuzzed are links to the sources of the book's package: compiled here, they are in the same
// package as the fuzz targets, which may so call what has `package` access.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2")
  ],
  targets: [
    // Ground.
    .systemLibrary(name: "CCMarkGFM", pkgConfig: "libcmark-gfm"),
    .systemLibrary(name: "CStemmer"),
    .systemLibrary(name: "CLibZip", pkgConfig: "libzip"),
    .target(name: "CFingerprint"),
    .target(name: "SourceText", dependencies: ["CFingerprint"]),
    .target(name: "ParallelMapping"),
    .target(name: "CProcess"),
    .target(name: "Processes", dependencies: ["CProcess"]),
    .target(name: "Spelling"),
    .target(name: "LineDifferences"),
    .target(name: "Markup", dependencies: ["SourceText"]),
    .target(name: "Diagnostics", dependencies: ["Markup", "SourceText", "Spelling"]),
    .target(name: "YAMLReading", dependencies: ["Diagnostics", "SourceText", yams]),
    .target(name: "Plurals"),
    .target(
      name: "Localization",
      dependencies: ["Diagnostics", "Plurals", "SourceText", "YAMLReading", yams]
    ),
    .target(name: "Markdown", dependencies: ["CCMarkGFM", "SourceText"]),
    .target(name: "Stemming", dependencies: ["CStemmer"]),
    .target(name: "ZIPArchive", dependencies: ["CLibZip"]),

    // The speech model and the notation. The rest of the snippet runner would bring in swift-syntax,
    // and minutes of building.
    .target(name: "AccessibilityTree"),
    .target(name: "SpeechRules", dependencies: ["AccessibilityTree"]),
    .target(name: "SpeechTrial", dependencies: ["AccessibilityTree", "SpeechRules"]),
    .target(
      name: "AssistiveTechnology",
      dependencies: ["AccessibilityTree", "SpeechRules", "Spelling"]
    ),
    .target(
      name: "AccessibilityAudit",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "SpeechRules"]
    ),
    .target(
      name: "SnippetMessages",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "SpeechRules"]
    ),
    .target(
      name: "SnippetNotation",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "Diagnostics",
        "LineDifferences", "Markdown", "SnippetMessages", "SourceText", "SpeechRules",
      ]
    ),
    .target(
      name: "SnippetProperties",
      dependencies: ["Diagnostics", "Markdown", "SnippetNotation", "SourceText"]
    ),

    // Pages and publications; code on them has no colours here.
    .target(name: "SwiftReading", path: "Sources/PlainSwiftReading"),
    .target(
      name: "BookModel",
      dependencies: [
        "AccessibilityTree", "Diagnostics", "Localization", "Markdown", "Markup", "SnippetNotation",
        "SourceText",
      ]
    ),
    .target(
      name: "BookReading",
      dependencies: [
        "AccessibilityTree", "BookModel", "Diagnostics", "Localization", "Markdown",
        "ParallelMapping", "SnippetNotation", "SourceText", "YAMLReading", yams,
      ]
    ),
    .target(
      name: "Articles",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "BookModel", "Diagnostics",
        "Localization", "Markdown", "ParallelMapping", "SnippetMessages", "SnippetNotation",
        "SourceText", "SpeechRules", "Spelling", "SwiftReading",
      ]
    ),
    .target(
      name: "PlainText",
      dependencies: [
        "Articles", "AssistiveTechnology", "BookModel", "Localization", "SourceText", "SpeechRules",
      ]
    ),
    .target(
      name: "BookChecks",
      dependencies: [
        "Articles", "BookModel", "BookReading", "Diagnostics", "LineDifferences",
        "Localization", "Markdown", "ParallelMapping", "SnippetNotation", "SourceText",
        "SpeechRules", "Spelling", "Stemming", "SwiftReading",
      ]
    ),
    .target(
      name: "SearchIndexes",
      dependencies: ["Articles", "BookModel", "PlainText", "SourceText", "Stemming"]
    ),
    .target(
      name: "ArticleMarkup",
      dependencies: [
        "AccessibilityTree", "Articles", "AssistiveTechnology", "BookModel", "Localization",
        "Markup", "SnippetMessages", "SourceText", "SpeechRules",
      ]
    ),
    .target(
      name: "SitePages",
      dependencies: [
        "AccessibilityTree", "ArticleMarkup", "Articles", "AssistiveTechnology", "BookChecks",
        "BookModel", "Diagnostics", "Localization", "Markup", "ParallelMapping", "PlainText",
        "SearchIndexes", "SnippetNotation", "SourceText", "SpeechRules", "SpeechTrial",
      ]
    ),
    .target(
      name: "Publications",
      dependencies: [
        "ArticleMarkup", "Articles", "BookModel", "Localization", "Markup", "PlainText",
        "Processes", "SnippetNotation", "SourceText", "SpeechRules", "ZIPArchive",
      ]
    ),
    .target(
      name: "BookProperties",
      dependencies: [
        "BookChecks", "BookModel", "BookReading", "Diagnostics", "Markup", "Publications",
        "SitePages", "SnippetNotation", "ZIPArchive",
      ]
    ),

    .executableTarget(name: "FuzzReading", dependencies: ["SnippetProperties"]),
    .executableTarget(name: "FuzzUpdating", dependencies: ["SnippetProperties"]),
    .executableTarget(name: "FuzzTranscripts", dependencies: ["SnippetProperties"]),
    .executableTarget(name: "FuzzFrontMatter", dependencies: ["BookProperties"]),
    .executableTarget(name: "FuzzRendering", dependencies: ["BookProperties"]),
    .executableTarget(name: "FuzzEPUB", dependencies: ["BookProperties"]),
  ]
)

for target in package.targets where target.type != .system && !target.name.hasPrefix("C") {
  target.swiftSettings = target.type == .executable ? fuzzing : strict
}
