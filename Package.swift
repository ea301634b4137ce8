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

/// The targets that touch C or memory by address: there every unsafe expression carries a mark.
let unsafeTargets: Set = ["Markdown", "SnippetHost", "SourceText", "Stemming", "ZIPArchive"]

/// The targets of hundreds of small files: compiled in one piece in debug builds, too, they take half
/// of the processor time that they take one batch after another.
let wholeTargets: Set = ["PortableUIKit"]

// What is used of other packages.
let argumentParser = product("ArgumentParser", of: "swift-argument-parser")
let flyingFox = product("FlyingFox", of: "FlyingFox")
let flyingSocks = product("FlyingSocks", of: "FlyingFox")
let subprocess = product("Subprocess", of: "swift-subprocess")
let swiftIDEUtils = product("SwiftIDEUtils", of: "swift-syntax")
let swiftParser = product("SwiftParser", of: "swift-syntax")
let swiftSyntax = product("SwiftSyntax", of: "swift-syntax")
let yams = product("Yams", of: "Yams")

func product(_ name: String, of package: String) -> Target.Dependency {
  .product(name: name, package: package)
}

/// The tests of a target, which import it and others.
func tests(
  of target: String,
  with others: [Target.Dependency] = [],
  exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(target)Tests",
    dependencies: [.byName(name: target)] + others,
    exclude: exclude
  )
}

let package = Package(
  name: "ByEar",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "book", targets: ["book"]),
    // Started by the tool, beside which it lies.
    .executable(name: "SnippetHost", targets: ["SnippetHost"]),
    // 'swift package book-check', for packages that depend on this one.
    .plugin(name: "BookCheck", targets: ["BookCheck"]),
    // What packages on Linux use to compile UIKit code, to compute speech, to find issues, and to test all three.
    .library(
      name: "PortableUIKit",
      targets: [
        "PortableAccessibility", "PortableFoundation", "PortableOSLog", "PortableUIKit",
        "PortableUniformTypeIdentifiers",
      ]
    ),
    // What they use to compile code with web views, too.
    .library(name: "PortableWebKit", targets: ["PortableWebKit"]),
    // What packages on Linux use to compile SwiftUI code, too.
    .library(name: "PortableSwiftUI", targets: ["PortableSwiftUI"]),
    .library(
      name: "AssistiveTechnology",
      targets: ["AssistiveTechnology", "SpeechRules", "AccessibilityTree"]
    ),
    .library(name: "AccessibilityAudit", targets: ["AccessibilityAudit", "AccessibilityTree"]),
    .library(name: "AccessibilityTesting", targets: ["AccessibilityTesting"]),
    // The same for tests that hold the lines themselves.
    .library(name: "SpokenExpectations", targets: ["SpokenExpectations"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // Ground: what any program about books could use.
    .target(name: "CProcess", path: "Sources/Ground/CProcess"),
    .target(name: "CFolders", path: "Sources/Ground/CFolders"),
    // Linking its library gives the program that memory allocator.
    .target(
      name: "CMemory",
      path: "Sources/Ground/CMemory",
      linkerSettings: [.linkedLibrary("mimalloc", .when(platforms: [.linux]))]
    ),
    .systemLibrary(
      name: "CCMarkGFM",
      path: "Sources/Ground/CCMarkGFM",
      pkgConfig: "libcmark-gfm",
      providers: [
        .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
      ]
    ),
    .systemLibrary(
      name: "CStemmer",
      path: "Sources/Ground/CStemmer",
      providers: [.apt(["libstemmer-dev"]), .brew(["snowball"])]
    ),
    .systemLibrary(
      name: "CLibZip",
      path: "Sources/Ground/CLibZip",
      pkgConfig: "libzip",
      providers: [.apt(["libzip-dev"]), .brew(["libzip"])]
    ),
    // Whole programs are hashed, so it is optimized in debug builds, too.
    .target(
      name: "CFingerprint",
      path: "Sources/Ground/CFingerprint",
      cSettings: [.unsafeFlags(["-O2"])]
    ),
    .target(name: "SourceText", dependencies: ["CFingerprint"], path: "Sources/Ground/SourceText"),
    .target(name: "ParallelMapping", path: "Sources/Ground/ParallelMapping"),
    .target(name: "Processes", dependencies: [subprocess], path: "Sources/Ground/Processes"),
    .target(name: "WholeFiles", path: "Sources/Ground/WholeFiles"),
    .target(name: "Plurals", path: "Sources/Ground/Plurals"),
    // The words of each language are bytes of the program, so that it needs no folder beside it.
    .target(
      name: "Localization",
      dependencies: ["Diagnostics", "Plurals", "SourceText", "YAMLReading", yams],
      path: "Sources/Ground/Localization",
      resources: [.embedInCode("Languages/en.yml"), .embedInCode("Languages/ru.yml")]
    ),
    .target(
      name: "YAMLReading",
      dependencies: ["Diagnostics", "SourceText", yams],
      path: "Sources/Ground/YAMLReading"
    ),
    .target(name: "Spelling", path: "Sources/Ground/Spelling"),
    .target(name: "LineDifferences", path: "Sources/Ground/LineDifferences"),
    .target(
      name: "Diagnostics",
      dependencies: ["Markup", "SourceText", "Spelling"],
      path: "Sources/Ground/Diagnostics"
    ),
    .target(
      name: "Markdown",
      dependencies: ["CCMarkGFM", "SourceText"],
      path: "Sources/Ground/Markdown"
    ),
    .target(name: "Markup", dependencies: ["SourceText"], path: "Sources/Ground/Markup"),
    .target(name: "Stemming", dependencies: ["CStemmer"], path: "Sources/Ground/Stemming"),
    .target(
      name: "Highlighting",
      dependencies: [swiftIDEUtils, swiftParser, swiftSyntax],
      path: "Sources/Ground/Highlighting"
    ),
    .target(
      name: "KeptClosures",
      dependencies: [swiftParser, swiftSyntax],
      path: "Sources/Ground/KeptClosures"
    ),
    .target(name: "ZIPArchive", dependencies: ["CLibZip"], path: "Sources/Ground/ZIPArchive"),

    // The speech model: elements, who reads them, and what users will stumble over.
    .target(
      name: "AccessibilityTree",
      path: "Sources/SpeechModel/AccessibilityTree",
      // Rounding is a call of the C library's mathematics in release builds; only programs that import
      // more than this package would have it otherwise.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(
      name: "SpeechRules",
      dependencies: ["AccessibilityTree"],
      path: "Sources/SpeechModel/SpeechRules"
    ),
    .target(
      name: "SpeechTrial",
      dependencies: ["AccessibilityTree", "SpeechRules"],
      path: "Sources/SpeechModel/SpeechTrial"
    ),
    .target(
      name: "AssistiveTechnology",
      dependencies: ["AccessibilityTree", "SpeechRules", "Spelling"],
      path: "Sources/SpeechModel/AssistiveTechnology"
    ),
    .target(
      name: "AccessibilityAudit",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "SpeechRules"],
      path: "Sources/SpeechModel/AccessibilityAudit"
    ),
    .target(
      name: "AccessibilityTesting",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "PortableUIKit",
        "SpeechRules",
      ],
      path: "Sources/SpeechModel/AccessibilityTesting"
    ),
    // Apart from the screens, which programs ask that have no library of tests.
    .target(
      name: "SpokenExpectations",
      dependencies: ["AccessibilityTesting", "AssistiveTechnology", "LineDifferences"],
      path: "Sources/SpeechModel/SpokenExpectations"
    ),

    // What a snippet sees in place of Apple's frameworks.
    .target(name: "PortableAccessibility", path: "Sources/Portable/PortableAccessibility"),
    .target(
      name: "PortableFoundation",
      dependencies: ["Plurals"],
      path: "Sources/Portable/PortableFoundation"
    ),
    .target(name: "PortableOSLog", path: "Sources/Portable/PortableOSLog"),
    .target(
      name: "PortableUniformTypeIdentifiers",
      path: "Sources/Portable/PortableUniformTypeIdentifiers"
    ),
    .target(
      name: "PortableUIKit",
      dependencies: [
        "AccessibilityTree", "Plurals", "PortableAccessibility", "PortableFoundation",
        "PortableOSLog", "PortableUniformTypeIdentifiers",
      ],
      path: "Sources/Portable/PortableUIKit"
    ),
    .target(
      name: "PortableSwiftUI",
      dependencies: [
        "PortableAccessibility", "PortableFoundation", "PortableUIKit",
        "PortableUniformTypeIdentifiers",
      ],
      path: "Sources/Portable/PortableSwiftUI"
    ),
    .target(
      name: "PortableWebKit",
      dependencies: ["PortableUIKit"],
      path: "Sources/Portable/PortableWebKit"
    ),

    // Snippets: read, compiled, run and judged.
    .target(
      name: "SnippetMessages",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "SpeechRules"],
      path: "Sources/SnippetRunner/SnippetMessages"
    ),
    .target(
      name: "SnippetStage",
      dependencies: [
        "AccessibilityTesting", "AccessibilityTree", "AssistiveTechnology", "PortableSwiftUI",
        "PortableUIKit", "SnippetMessages", "SpeechRules",
      ],
      path: "Sources/SnippetRunner/SnippetStage"
    ),
    .executableTarget(
      name: "SnippetHost",
      dependencies: ["CProcess", "PortableWebKit", "SnippetMessages", "SnippetStage"],
      path: "Sources/SnippetRunner/SnippetHost",
      // A compiled snippet is a shared object that finds the stage and the views in this program.
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "-export-dynamic"], .when(platforms: [.linux])),
        // A release runs elsewhere, too; 'book' tells it where the libraries of the compiler there are.
        .unsafeFlags(
          ["-no-toolchain-stdlib-rpath"],
          .when(platforms: [.linux], configuration: .release)
        ),
      ]
    ),
    .target(
      name: "SnippetNotation",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "Diagnostics",
        "LineDifferences", "Markdown", "SnippetMessages", "SourceText", "SpeechRules",
      ],
      path: "Sources/SnippetRunner/SnippetNotation"
    ),
    .target(
      name: "SnippetCompiling",
      dependencies: [
        "Diagnostics", "ParallelMapping", "Processes", "SnippetMessages", "SnippetNotation",
        "SourceText", "SpeechRules", swiftParser, swiftSyntax,
      ],
      path: "Sources/SnippetRunner/SnippetCompiling"
    ),
    .target(
      name: "HeardSpeech",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "Diagnostics", "SnippetMessages",
        "SnippetNotation", "SourceText", "SpeechRules",
      ],
      path: "Sources/SnippetRunner/HeardSpeech"
    ),
    .target(
      name: "HeardProject",
      dependencies: [
        "HeardSpeech", "Processes", "SnippetCompiling", "SnippetNotation", "SourceText",
      ],
      path: "Sources/SnippetRunner/HeardProject"
    ),
    .target(
      name: "SnippetRunning",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "Diagnostics",
        "LineDifferences", "Markdown", "ParallelMapping", "Processes", "SnippetCompiling",
        "SnippetMessages", "SnippetNotation", "SourceText", "SpeechRules", "WholeFiles",
      ],
      path: "Sources/SnippetRunner/SnippetRunning"
    ),
    .target(
      name: "FileSpeech",
      dependencies: [
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "Diagnostics",
        "ParallelMapping", "Processes", "SnippetCompiling", "SnippetMessages", "SnippetNotation",
        "SnippetRunning", "SourceText", "SpeechRules", swiftParser, swiftSyntax,
      ],
      path: "Sources/SnippetRunner/FileSpeech"
    ),

    // The book: read, checked, and made into what readers open.
    .target(
      name: "BookModel",
      dependencies: [
        "AccessibilityTree", "Diagnostics", "Localization", "Markdown", "Markup", "SnippetNotation",
        "SourceText",
      ],
      path: "Sources/BookBuilder/BookModel"
    ),
    .target(
      name: "BookReading",
      dependencies: [
        "AccessibilityTree", "BookModel", "Diagnostics", "Localization", "Markdown",
        "ParallelMapping", "SnippetNotation", "SourceText", "YAMLReading", yams,
      ],
      path: "Sources/BookBuilder/BookReading"
    ),
    .target(
      name: "Articles",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "BookModel", "Diagnostics", "Highlighting",
        "Localization", "Markdown", "ParallelMapping", "SnippetMessages", "SnippetNotation",
        "SourceText", "SpeechRules", "Spelling",
      ],
      path: "Sources/BookBuilder/Articles"
    ),
    .target(
      name: "PlainText",
      dependencies: [
        "Articles", "AssistiveTechnology", "BookModel", "Localization", "SourceText", "SpeechRules",
      ],
      path: "Sources/BookBuilder/PlainText"
    ),
    .target(
      name: "SiteFolder",
      dependencies: ["BookModel", "CFolders", "Diagnostics"],
      path: "Sources/BookBuilder/SiteFolder"
    ),
    .target(
      name: "BookChecks",
      dependencies: [
        "Articles", "BookModel", "BookReading", "Diagnostics", "Highlighting", "KeptClosures",
        "LineDifferences", "Localization", "Markdown", "ParallelMapping", "SnippetNotation",
        "SourceText", "SpeechRules", "Spelling", "Stemming",
      ],
      path: "Sources/BookBuilder/BookChecks"
    ),
    .target(
      name: "SearchIndexes",
      dependencies: ["Articles", "BookModel", "PlainText", "SourceText", "Stemming"],
      path: "Sources/BookBuilder/SearchIndexes"
    ),
    .target(
      name: "ArticleMarkup",
      dependencies: [
        "AccessibilityTree", "Articles", "AssistiveTechnology", "BookModel", "Localization",
        "Markup", "SnippetMessages", "SourceText", "SpeechRules",
      ],
      path: "Sources/BookBuilder/ArticleMarkup"
    ),
    .target(
      name: "SitePages",
      dependencies: [
        "AccessibilityTree", "ArticleMarkup", "Articles", "AssistiveTechnology", "BookChecks",
        "BookModel", "Diagnostics", "Localization", "Markup", "ParallelMapping", "PlainText",
        "SearchIndexes", "SnippetNotation", "SourceText", "SpeechRules", "SpeechTrial",
      ],
      path: "Sources/BookBuilder/SitePages"
    ),
    .target(
      name: "IncrementalSite",
      dependencies: [
        "Articles", "BookChecks", "BookModel", "BookReading", "Diagnostics", "Markdown", "Markup",
        "ParallelMapping", "PlainText", "SearchIndexes", "SiteFolder", "SitePages",
        "SnippetNotation", "SourceText",
      ],
      path: "Sources/BookBuilder/IncrementalSite"
    ),
    .target(
      name: "Publications",
      dependencies: [
        "ArticleMarkup", "Articles", "BookModel", "Localization", "Markup", "PlainText",
        "Processes", "SnippetNotation", "SourceText", "SpeechRules", "ZIPArchive",
      ],
      path: "Sources/BookBuilder/Publications"
    ),
    .target(
      name: "Releases",
      dependencies: [
        "BookModel", "Processes", "Publications", "SnippetNotation", "SourceText", "ZIPArchive",
      ],
      path: "Sources/BookBuilder/Releases"
    ),
    .target(
      name: "Scaffolding",
      dependencies: ["BookModel", "Localization", "SpeechRules", yams],
      path: "Sources/BookBuilder/Scaffolding"
    ),
    .target(
      name: "Importing",
      dependencies: [
        "Articles", "BookModel", "Diagnostics", "Markdown", "ParallelMapping", "SourceText", yams,
      ],
      path: "Sources/BookBuilder/Importing"
    ),
    .target(
      name: "Preview",
      dependencies: ["Diagnostics", "Markup", "SourceText", flyingFox, flyingSocks],
      path: "Sources/BookBuilder/Preview"
    ),

    // The command line.
    .executableTarget(
      name: "book",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "BookChecks", "BookModel", "BookReading",
        "CMemory", "Diagnostics", "FileSpeech", "HeardProject", "HeardSpeech", "Importing",
        "IncrementalSite", "Localization", "Markup", "Preview", "Processes", "Publications",
        "Releases", "Scaffolding", "SiteFolder", "SitePages", "SnippetCompiling", "SnippetMessages",
        "SnippetNotation", "SnippetRunning", "SourceText", "SpeechRules", "WholeFiles",
        argumentParser,
      ],
      linkerSettings: [
        // Swift's libraries within the program: calls of theirs take a tenth less time.
        .unsafeFlags(
          [
            "-static-stdlib", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims",
            "-l_FoundationCollections", "-l_CFURLSessionInterface", "-lstdc++",
            "-Xlinker", "-l:libcurl.so.4",
            // Nothing is loaded that would look for them, and what nobody calls can be left out.
            "-Xlinker", "--no-export-dynamic",
          ],
          .when(platforms: [.linux], configuration: .release)
        )
      ]
    ),

    // Checks the Markdown of a package that depends on this one; it builds 'book' when it is asked to.
    .plugin(
      name: "BookCheck",
      capability: .command(
        intent: .custom(
          verb: "book-check",
          description: "Checks the Swift and the spoken lines in this package's Markdown."
        ),
        permissions: [
          .writeToPackageDirectory(
            reason: "It builds the package, and '--update' writes computed lines into its Markdown."
          )
        ]
      )
    ),

    // Tests: of a target X in XTests.
    .target(name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport"),
    .target(
      name: "ScreenTestSupport",
      dependencies: ["AccessibilityTree", "AssistiveTechnology", "PortableUIKit", "SpeechRules"],
      path: "Tests/ScreenTestSupport"
    ),
    tests(of: "AccessibilityTree"),
    tests(of: "AssistiveTechnology", with: ["AccessibilityTree", "SpeechRules"]),
    tests(
      of: "SpeechTrial",
      with: ["AccessibilityTree", "SpeechRules"],
      exclude: ["browser-answers.mjs"]
    ),
    tests(of: "AccessibilityAudit", with: ["AccessibilityTree"]),
    tests(
      of: "SpokenExpectations",
      with: ["AccessibilityTree", "PortableUIKit", swiftParser, swiftSyntax]
    ),
    .testTarget(
      name: "CaptureTests",
      dependencies: [
        "AccessibilityTesting", "AssistiveTechnology", "PortableSwiftUI", "PortableUIKit",
        "SpeechRules",
      ]
    ),
    tests(
      of: "PortableUIKit",
      with: [
        "AccessibilityAudit", "AccessibilityTesting", "AccessibilityTree", "AssistiveTechnology",
        "PortableAccessibility", "ScreenTestSupport", "SpeechRules",
      ]
    ),
    tests(of: "PortableFoundation"),
    tests(
      of: "PortableSwiftUI",
      with: [
        "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "PortableUIKit",
        "ScreenTestSupport",
        "SpeechRules",
      ]
    ),
    tests(
      of: "PortableWebKit",
      with: [
        "AccessibilityTree", "AssistiveTechnology", "PortableUIKit", "ScreenTestSupport",
        "SpeechRules",
      ]
    ),
    tests(of: "SourceText"),
    tests(of: "ParallelMapping"),
    tests(of: "Processes"),
    tests(of: "WholeFiles", with: ["TestSupport"]),
    tests(of: "Spelling"),
    tests(of: "Diagnostics", with: ["LineDifferences"]),
    tests(of: "Markdown"),
    tests(of: "Stemming"),
    tests(of: "Markup"),
    tests(of: "Highlighting"),
    .testTarget(
      name: "BookBuilderTests",
      dependencies: [
        "AccessibilityTree", "AssistiveTechnology", "BookChecks", "BookModel", "BookReading",
        "Diagnostics", "IncrementalSite", "Markdown", "Markup", "SiteFolder", "SitePages",
        "SnippetMessages", "SnippetNotation", "SpeechRules", "TestSupport",
      ]
    ),
    tests(of: "Localization", with: ["Diagnostics", "Plurals"]),
    tests(of: "ZIPArchive"),
    tests(
      of: "Publications",
      with: [
        "ArticleMarkup", "BookChecks", "BookModel", "BookReading", "Diagnostics", "Markup",
        "PlainText", "Processes", "SitePages", "SnippetNotation", "ZIPArchive",
      ]
    ),
    tests(of: "Plurals"),
    tests(of: "Releases"),
    tests(of: "Scaffolding"),
    tests(
      of: "Importing",
      with: [
        "BookChecks", "BookModel", "BookReading", "Diagnostics", "SitePages", "SnippetNotation",
      ]
    ),
    tests(of: "Preview", with: ["Diagnostics", flyingSocks]),
    .testTarget(
      name: "BookToolTests",
      dependencies: ["SnippetHost", "SnippetTestSupport", "TestSupport", "book", subprocess]
    ),
    tests(
      of: "SnippetMessages",
      with: ["AccessibilityTree", "AssistiveTechnology", "SpeechRules"]
    ),
    .target(
      name: "SnippetTestSupport",
      dependencies: [
        "CProcess", "Diagnostics", "SnippetCompiling", "SnippetNotation", "SnippetRunning",
        "TestSupport",
      ],
      path: "Tests/SnippetTestSupport"
    ),
    tests(
      of: "SnippetNotation",
      with: ["AssistiveTechnology", "Diagnostics", "Markdown", "SourceText"]
    ),
    tests(
      of: "SnippetCompiling",
      with: [
        "Diagnostics", "Processes", "SnippetHost", "SnippetNotation", "SnippetRunning",
        "SnippetTestSupport", "TestSupport",
      ]
    ),
    tests(
      of: "SnippetRunning",
      with: [
        "AccessibilityTree", "AssistiveTechnology", "Diagnostics", "SnippetCompiling",
        "SnippetHost", "SnippetMessages", "SnippetNotation", "SnippetTestSupport", "TestSupport",
      ]
    ),
    tests(of: "HeardSpeech", with: ["Diagnostics", "SnippetNotation"]),
    tests(
      of: "HeardProject",
      with: [
        "AccessibilityTesting", "AssistiveTechnology", "HeardSpeech", "PortableUIKit",
        "SnippetHost", "SnippetNotation", "SnippetTestSupport", "SpeechRules",
      ]
    ),
    tests(
      of: "FileSpeech",
      with: [
        "AccessibilityTree", "AssistiveTechnology", "ParallelMapping", "SnippetCompiling",
        "SnippetHost", "SnippetMessages", "SnippetNotation", "SnippetRunning", "SnippetTestSupport",
        "SpeechRules",
      ]
    ),
  ]
)

for target in package.targets
where ![.plugin, .system].contains(target.type) && !target.name.hasPrefix("C") {
  target.swiftSettings =
    unsafeTargets.contains(target.name) ? strict + [.strictMemorySafety()] : strict
}

for target in package.targets where wholeTargets.contains(target.name) {
  target.swiftSettings?.append(
    .unsafeFlags(
      ["-disable-batch-mode", "-whole-module-optimization", "-num-threads", "4"],
      .when(configuration: .debug)
    )
  )
}

// The exported test compiles here against a stand-in for Apple's API.
for target in package.targets where target.name == "HeardProjectTests" {
  target.swiftSettings?.append(.define("HEARD_STAND_IN"))
}
