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
    // What packages on Linux use to compile UIKit code, to compute speech, and to test both.
    .library(name: "PortableUIKit", targets: ["PortableUIKit", "PortableAccessibility"]),
    .library(name: "AssistiveTechnology", targets: ["AssistiveTechnology", "AccessibilityTree"]),
    .library(name: "AccessibilityTesting", targets: ["AccessibilityTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // What may have been meant by a mistyped word.
    .target(name: "Spelling", swiftSettings: strict),

    // What a snippet sees, and who reads it.
    .target(
      name: "AccessibilityTree",
      swiftSettings: strict,
      // Rounding is a call of the C library's mathematics in release builds; only programs that import
      // more than this package would have it otherwise.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(
      name: "AssistiveTechnology",
      dependencies: ["AccessibilityTree", "Spelling"],
      swiftSettings: strict
    ),
    .target(
      name: "AccessibilityAudit",
      dependencies: ["AccessibilityTree", "AssistiveTechnology"],
      swiftSettings: strict
    ),
    .target(name: "PortableAccessibility", swiftSettings: strict),
    .target(
      name: "PortableUIKit",
      dependencies: ["AccessibilityTree", "PortableAccessibility"],
      swiftSettings: strict
    ),
    .target(
      name: "AccessibilityTesting",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "PortableUIKit",
      ],
      swiftSettings: strict
    ),

    // What runs beside a snippet: the screen it is shown on and the process it lives in.
    .target(
      name: "SnippetMessages",
      dependencies: ["AccessibilityTree", "AssistiveTechnology"],
      swiftSettings: strict
    ),
    .target(
      name: "SnippetStage",
      dependencies: [
        "AccessibilityTesting", "AccessibilityTree", "AssistiveTechnology", "PortableUIKit",
        "SnippetMessages",
      ],
      swiftSettings: strict
    ),
    .target(name: "CProcess"),
    .target(name: "CFolders"),
    // Linking its library gives the program that memory allocator.
    .target(
      name: "CMemory",
      linkerSettings: [.linkedLibrary("mimalloc", .when(platforms: [.linux]))]
    ),
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
    .target(name: "Diagnostics", dependencies: ["Spelling"], swiftSettings: strict),
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
    .systemLibrary(
      name: "CStemmer",
      providers: [.apt(["libstemmer-dev"]), .brew(["snowball"])]
    ),
    .target(name: "Stemming", dependencies: ["CStemmer"], swiftSettings: strictWithC),
    .systemLibrary(
      name: "CLibZip",
      pkgConfig: "libzip",
      providers: [.apt(["libzip-dev"]), .brew(["libzip"])]
    ),
    .target(name: "ZIPArchive", dependencies: ["CLibZip"], swiftSettings: strictWithC),
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
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "Diagnostics", "Markdown",
        "SnippetMessages", .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
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
    .target(
      name: "EPUB",
      dependencies: ["BookBuilder", "HTML", "ZIPArchive"],
      swiftSettings: strict
    ),
    .target(
      name: "BookFormats",
      dependencies: ["BookBuilder", "Diagnostics", "EPUB", "HTML"],
      swiftSettings: strict
    ),
    .target(
      name: "BookScaffold",
      dependencies: ["BookBuilder", .product(name: "Yams", package: "Yams")],
      swiftSettings: strict
    ),
    .target(
      name: "BookRelease",
      dependencies: ["BookBuilder", "BookFormats", "SnippetRunner", "ZIPArchive"],
      swiftSettings: strict
    ),
    .target(
      name: "Preview",
      dependencies: [
        "Diagnostics", "HTML", .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "book",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "BookBuilder", "BookFormats", "BookRelease",
        "BookScaffold", "CMemory", "Diagnostics", "Preview", "SnippetRunner",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict,
      linkerSettings: [
        // Swift's libraries within the program: calls of theirs take a tenth less time.
        .unsafeFlags(
          [
            "-static-stdlib", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims",
            "-l_FoundationCollections", "-l_CFURLSessionInterface", "-lstdc++",
            "-Xlinker", "-l:libcurl.so.4",
          ],
          .when(platforms: [.linux], configuration: .release)
        )
      ]
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
      name: "AccessibilityAuditTests",
      dependencies: ["AccessibilityAudit", "AccessibilityTree"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PortableUIKitTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "PortableAccessibility", "PortableUIKit",
      ],
      swiftSettings: strict
    ),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"], swiftSettings: strict),
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
    .testTarget(name: "StemmingTests", dependencies: ["Stemming"], swiftSettings: strict),
    .testTarget(name: "HTMLTests", dependencies: ["HTML"], swiftSettings: strict),
    .testTarget(
      name: "SwiftHighlightingTests",
      dependencies: ["SwiftHighlighting"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BookBuilderTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "BookBuilder", "Diagnostics", "HTML",
        "Markdown",
        "SnippetMessages", "SnippetRunner", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(name: "ZIPArchiveTests", dependencies: ["ZIPArchive"], swiftSettings: strict),
    .testTarget(
      name: "BookFormatsTests",
      dependencies: ["BookBuilder", "BookFormats", "SnippetRunner"],
      swiftSettings: strict
    ),
    .testTarget(name: "BookReleaseTests", dependencies: ["BookRelease"], swiftSettings: strict),
    .testTarget(
      name: "BookScaffoldTests",
      dependencies: ["BookScaffold"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "EPUBTests",
      dependencies: [
        "BookBuilder", "Diagnostics", "EPUB", "HTML", "SnippetRunner", "TestSupport", "ZIPArchive",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PreviewTests",
      dependencies: ["Diagnostics", "Preview", "TestSupport"],
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
        "AccessibilityTree", "AssistiveTechnology", "Diagnostics", "Markdown", "SnippetHost",
        "SnippetMessages", "SnippetRunner", "TestSupport",
      ],
      swiftSettings: strict
    ),
  ]
)
