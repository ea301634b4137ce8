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
  dependencies: [.package(url: "https://github.com/jpsim/Yams", from: "6.2.2")],
  targets: [
    .target(name: "AccessibilityTree", swiftSettings: strict),
    .target(
      name: "AssistiveTechnology",
      dependencies: ["AccessibilityTree", "Spelling"],
      swiftSettings: strict
    ),
    .target(name: "Spelling", swiftSettings: strict),
    .target(name: "Diagnostics", dependencies: ["Spelling"], swiftSettings: strict),
    .systemLibrary(name: "CCMarkGFM", pkgConfig: "libcmark-gfm"),
    .target(
      name: "Markdown",
      dependencies: ["CCMarkGFM", "Diagnostics"],
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    .target(
      name: "SnippetMessages",
      dependencies: ["AccessibilityTree", "AssistiveTechnology"],
      swiftSettings: strict
    ),
    .target(
      name: "AccessibilityAudit",
      dependencies: ["AccessibilityTree", "AssistiveTechnology"],
      swiftSettings: strict
    ),
    // Reading and updating only: compiling would bring in swift-syntax, and minutes of building.
    .target(
      name: "SnippetRunner",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "Diagnostics", "Markdown",
        "SnippetMessages",
      ],
      exclude: ["Running"],
      sources: [
        "Reading", "Updating", "Results/CheckReport.swift", "Results/CheckReport+Counting.swift",
        "Results/FencePlace.swift", "Results/SnippetCheck.swift", "Results/SnippetReport.swift",
        "Results/SnippetTimes.swift", "Results/Walkthrough.swift", "Rule+Snippets.swift",
        "Caching/Fingerprint.swift", "Caching/ProgramKey.swift",
        "Comparing/Advice/Transcript+Stops.swift", "Comparing/FenceEdit.swift",
        "Comparing/Rule+Endings.swift", "Comparing/Rule+Promises.swift",
        "Compiling/Rule+Tools.swift",
        "Importing/SampleSource.swift", "Speaking/FilePlace.swift", "Speaking/Rule+Speaking.swift",
        "Speaking/SwiftFile.swift", "Speaking/TextSize.swift",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "SnippetProperties",
      dependencies: ["Diagnostics", "Markdown", "SnippetRunner"],
      swiftSettings: strict
    ),

    // Pages and editions; code on them has no colours here.
    .target(name: "HTML", swiftSettings: strict),
    .systemLibrary(name: "CStemmer"),
    .target(
      name: "Stemming",
      dependencies: ["CStemmer"],
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    .target(name: "CFolders"),
    .target(
      name: "SwiftHighlighting",
      path: "Sources/PlainHighlighting",
      swiftSettings: strict
    ),
    .target(
      name: "BookBuilder",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "CFolders", "Diagnostics", "HTML", "Markdown",
        "SnippetMessages", "SnippetRunner", "Stemming", "SwiftHighlighting",
        .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict
    ),
    .systemLibrary(name: "CLibZip", pkgConfig: "libzip"),
    .target(
      name: "ZIPArchive",
      dependencies: ["CLibZip"],
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    .target(
      name: "EPUB",
      dependencies: ["BookBuilder", "HTML", "ZIPArchive"],
      swiftSettings: strict
    ),
    .target(
      name: "BookProperties",
      dependencies: ["BookBuilder", "Diagnostics", "EPUB", "SnippetRunner", "ZIPArchive"],
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
