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

// A package of its own, because unsafe flags stand in the way of whoever depends on a package. What
// is fuzzed are links to the sources of the book's package: compiled here, they are in the same
// package as the fuzz targets, which may so call what has `package` access.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
  ],
  targets: [
    // Ground.
    .systemLibrary(name: "CCMarkGFM", pkgConfig: "libcmark-gfm"),
    .systemLibrary(name: "CStemmer"),
    .systemLibrary(name: "CLibZip", pkgConfig: "libzip"),
    .target(name: "CFingerprint"),
    .target(name: "SourceText", dependencies: ["CFingerprint"], swiftSettings: strict),
    .target(name: "ParallelMapping", swiftSettings: strict),
    .target(
      name: "Processes",
      dependencies: [.product(name: "Subprocess", package: "swift-subprocess")],
      swiftSettings: strict
    ),
    .target(name: "Spelling", swiftSettings: strict),
    .target(name: "LineDifferences", swiftSettings: strict),
    .target(name: "Markup", dependencies: ["SourceText"], swiftSettings: strict),
    .target(
      name: "Diagnostics",
      dependencies: ["Markup", "SourceText", "Spelling"],
      swiftSettings: strict
    ),
    .target(
      name: "YAMLReading",
      dependencies: ["Diagnostics", "SourceText", .product(name: "Yams", package: "Yams")],
      swiftSettings: strict
    ),
    .target(name: "Plurals", swiftSettings: strict),
    .target(
      name: "Localization",
      dependencies: [
        "Diagnostics", "Plurals", "SourceText", "YAMLReading",
        .product(name: "Yams", package: "Yams"),
      ],
      resources: [.embedInCode("Languages/en.yml"), .embedInCode("Languages/ru.yml")],
      swiftSettings: strict
    ),
    .target(
      name: "Markdown",
      dependencies: ["CCMarkGFM", "SourceText"],
      swiftSettings: strict
    ),
    .target(name: "Stemming", dependencies: ["CStemmer"], swiftSettings: strict),
    .target(name: "ZIPArchive", dependencies: ["CLibZip"], swiftSettings: strict),

    // The speech model and the notation. The rest of the snippet runner would bring in swift-syntax,
    // and minutes of building.
    .target(name: "AccessibilityTree", swiftSettings: strict),
    .target(name: "SpeechRules", dependencies: ["AccessibilityTree"], swiftSettings: strict),
    .target(
      name: "SpeechTrial",
      dependencies: ["AccessibilityTree", "SpeechRules"],
      swiftSettings: strict
    ),
    .target(
      name: "AssistiveTechnology",
      dependencies: ["AccessibilityTree", "SpeechRules", "Spelling"],
      swiftSettings: strict
    ),
    .target(
      name: "AccessibilityAudit",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "SpeechRules"],
      swiftSettings: strict
    ),
    .target(
      name: "SnippetMessages",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "SpeechRules"],
      swiftSettings: strict
    ),
    .target(
      name: "SnippetNotation",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "Diagnostics",
        "LineDifferences", "Markdown", "SnippetMessages", "SourceText", "SpeechRules",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "SnippetProperties",
      dependencies: ["Diagnostics", "Markdown", "SnippetNotation", "SourceText"],
      swiftSettings: strict
    ),

    // Pages and publications; code on them has no colours here.
    .target(name: "Highlighting", path: "Sources/PlainHighlighting", swiftSettings: strict),
    .target(name: "KeptClosures", path: "Sources/PlainKeptClosures", swiftSettings: strict),
    .target(
      name: "BookModel",
      dependencies: [
        "AccessibilityTree", "Diagnostics", "Localization", "Markdown", "Markup", "SnippetNotation",
        "SourceText",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "BookReading",
      dependencies: [
        "AccessibilityTree", "BookModel", "Diagnostics", "Localization", "Markdown",
        "ParallelMapping",
        "SnippetNotation", "SourceText", "YAMLReading",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Articles",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "BookModel", "Diagnostics", "Highlighting",
        "Localization", "Markdown", "ParallelMapping", "SnippetMessages", "SnippetNotation",
        "SourceText", "SpeechRules", "Spelling",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "PlainText",
      dependencies: [
        "Articles", "AssistiveTechnology", "BookModel", "Localization", "SourceText", "SpeechRules",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "BookChecks",
      dependencies: [
        "Articles", "BookModel", "BookReading", "Diagnostics", "Highlighting", "KeptClosures",
        "LineDifferences", "Localization", "Markdown", "ParallelMapping", "SnippetNotation",
        "SourceText", "SpeechRules", "Stemming",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "SearchIndexes",
      dependencies: ["Articles", "BookModel", "PlainText", "SourceText", "Stemming"],
      swiftSettings: strict
    ),
    .target(
      name: "ArticleMarkup",
      dependencies: [
        "AccessibilityTree", "Articles", "AssistiveTechnology", "BookModel", "Localization",
        "Markup", "SnippetMessages", "SourceText", "SpeechRules",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "SitePages",
      dependencies: [
        "ArticleMarkup", "Articles", "AssistiveTechnology", "BookChecks", "BookModel",
        "Diagnostics", "Localization", "AccessibilityTree", "Markup", "ParallelMapping",
        "PlainText", "SearchIndexes",
        "SnippetNotation", "SourceText", "SpeechRules", "SpeechTrial",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "Publications",
      dependencies: [
        "ArticleMarkup", "Articles", "BookModel", "Localization", "Markup", "PlainText",
        "Processes", "SnippetNotation", "SourceText", "SpeechRules", "ZIPArchive",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "BookProperties",
      dependencies: [
        "BookChecks", "BookModel", "BookReading", "Diagnostics", "Markup", "Publications",
        "SitePages", "SnippetNotation", "ZIPArchive",
      ],
      swiftSettings: strict
    ),

    .executableTarget(
      name: "FuzzReading",
      dependencies: ["SnippetProperties"],
      swiftSettings: fuzzing
    ),
    .executableTarget(
      name: "FuzzUpdating",
      dependencies: ["SnippetProperties"],
      swiftSettings: fuzzing
    ),
    .executableTarget(
      name: "FuzzTranscripts",
      dependencies: ["SnippetProperties"],
      swiftSettings: fuzzing
    ),
    .executableTarget(
      name: "FuzzFrontMatter",
      dependencies: ["BookProperties"],
      swiftSettings: fuzzing
    ),
    .executableTarget(
      name: "FuzzRendering",
      dependencies: ["BookProperties"],
      swiftSettings: fuzzing
    ),
    .executableTarget(
      name: "FuzzEPUB",
      dependencies: ["BookProperties"],
      swiftSettings: fuzzing
    ),
  ]
)
