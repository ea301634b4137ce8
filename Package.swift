// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target: what the compiler can prove, it proves.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The settings of targets that touch C: every unsafe expression carries a mark.
let strictWithC: [SwiftSetting] = strict + [.strictMemorySafety()]

let package = Package(
  name: "Aloud",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "book", targets: ["book"]),
    .library(
      name: "PortableUIKit",
      targets: ["PortableUIKit", "AssistiveTechnology", "AccessibilityTree"]
    ),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // What a snippet sees, and who reads it.
    .target(name: "AccessibilityTree", swiftSettings: strict),
    .target(
      name: "AssistiveTechnology",
      dependencies: ["AccessibilityTree"],
      swiftSettings: strict
    ),
    .target(name: "PortableUIKit", dependencies: ["AccessibilityTree"], swiftSettings: strict),

    // What runs beside a snippet: the screen it is shown on and the process it lives in.
    .target(
      name: "SnippetMessages",
      dependencies: ["AccessibilityTree", "AssistiveTechnology"],
      swiftSettings: strict
    ),
    .target(
      name: "SnippetStage",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "PortableUIKit", "SnippetMessages",
      ],
      swiftSettings: strict
    ),
    .target(name: "CProcess"),
    .target(name: "CFolders"),
    .executableTarget(
      name: "SnippetHost",
      dependencies: ["CProcess", "SnippetMessages", "SnippetStage"],
      swiftSettings: strictWithC,
      // A compiled snippet is a shared object that finds the stage and the views in this program.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "-export-dynamic"], .when(platforms: [.linux]))
      ]
    ),

    // What a book is made of.
    .target(name: "Diagnostics", swiftSettings: strict),
    .systemLibrary(
      name: "CCMarkGFM",
      pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]
    ),
    .target(
      name: "Markdown",
      dependencies: ["CCMarkGFM", "Diagnostics"],
      swiftSettings: strictWithC
    ),
    .target(name: "HTML", swiftSettings: strict),
    .target(
      name: "SwiftHighlighting",
      dependencies: [
        .product(name: "SwiftIDEUtils", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "SnippetRunner",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "Diagnostics", "Markdown", "SnippetMessages",
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "BookBuilder",
      dependencies: [
        "AssistiveTechnology", "CFolders", "Diagnostics", "HTML", "Markdown", "SnippetRunner",
        "SwiftHighlighting", .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "book",
      dependencies: [
        "BookBuilder", "Diagnostics", "SnippetRunner",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict
    ),

    // Tests, one target for each target.
    .target(
      name: "TestSupport",
      dependencies: ["Diagnostics"],
      path: "Tests/TestSupport",
      swiftSettings: strict
    ),
    .testTarget(
      name: "AccessibilityTreeTests",
      dependencies: ["AccessibilityTree"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AssistiveTechnologyTests",
      dependencies: ["AccessibilityTree", "AssistiveTechnology"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PortableUIKitTests",
      dependencies: ["AccessibilityTree", "PortableUIKit"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "DiagnosticsTests",
      dependencies: ["Diagnostics"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MarkdownTests",
      dependencies: ["Diagnostics", "Markdown"],
      swiftSettings: strict
    ),
    .testTarget(name: "HTMLTests", dependencies: ["HTML"], swiftSettings: strict),
    .testTarget(
      name: "SwiftHighlightingTests",
      dependencies: ["SwiftHighlighting"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BookBuilderTests",
      dependencies: [
        "AssistiveTechnology", "BookBuilder", "Diagnostics", "HTML", "Markdown", "SnippetRunner",
        "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BookToolTests",
      dependencies: [
        "SnippetHost", "TestSupport", "book",
        .product(name: "Subprocess", package: "swift-subprocess"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SnippetMessagesTests",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "SnippetMessages"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SnippetRunnerTests",
      dependencies: [
        "AssistiveTechnology", "Diagnostics", "Markdown", "SnippetHost", "SnippetRunner",
        "TestSupport",
      ],
      swiftSettings: strict
    ),
  ]
)
