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
  targets: [
    .target(name: "AccessibilityTree", swiftSettings: strict),
    .target(
      name: "AssistiveTechnology",
      dependencies: ["AccessibilityTree"],
      swiftSettings: strict
    ),
    .target(name: "Diagnostics", swiftSettings: strict),
    .systemLibrary(name: "CCMarkGFM", pkgConfig: "libcmark-gfm"),
    .target(
      name: "Markdown",
      dependencies: ["CCMarkGFM", "Diagnostics"],
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    // Reading and updating only: compiling would bring in swift-syntax, and minutes of building.
    .target(
      name: "SnippetRunner",
      dependencies: ["AssistiveTechnology", "Diagnostics", "Markdown"],
      exclude: ["Caching", "Compiling", "Importing", "Running"],
      sources: [
        "Reading", "Updating", "Comparing/FenceEdit.swift", "Results/FencePlace.swift",
        "Results/SnippetCheck.swift", "Results/SnippetReport.swift", "Results/Walkthrough.swift",
      ],
      swiftSettings: strict
    ),
    .target(
      name: "SnippetProperties",
      dependencies: ["Diagnostics", "Markdown", "SnippetRunner"],
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
  ]
)
