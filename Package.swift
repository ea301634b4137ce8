// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder of the SwiftSyntax that ships with the compiler.
///
/// It is part of the toolchain whose package manager reads this manifest: that of the parent
/// process, or on macOS, where that path isn't available, of a library that this process has
/// loaded. The fallback is the compiler in `PATH`.
let compilerLibraries: String = {
  #if canImport(Darwin)
  let known = (0..<_dyld_image_count()).compactMap {
    _dyld_get_image_name($0).map { URL(filePath: String(cString: $0)) }
  }
  let folders = known.filter { $0.path.contains("/swift/pm/ManifestAPI/") }
    .map { $0.appending(path: "../../../host") }
  #else
  let folders = [URL(filePath: "/proc/\(getppid())/exe").resolvingSymlinksInPath()]
    .map { $0.appending(path: "../../lib/swift/host") }
  #endif
  let onPath = (Context.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(filePath: "\($0)/swiftc").resolvingSymlinksInPath() }
    .map { $0.appending(path: "../../lib/swift/host") }
  let found = (folders + onPath).map(\.standardizedFileURL.path).first {
    FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule")
  }
  return found ?? "/no SwiftSyntax next to this compiler"
}()

let package = Package(
  name: "ByEar",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "book", targets: ["book"]),
    // Started by the tool, which expects it in the same folder.
    .executable(name: "SnippetHost", targets: ["SnippetHost"]),
    // 'swift package book-check', for packages that depend on this one.
    .plugin(name: "BookCheck", targets: ["BookCheck"]),
    // For packages on Linux: compile UIKit code, compute speech, find issues, and test all three.
    .library(
      name: "PortableUIKit",
      targets: [
        "PortableAccessibility", "PortableFoundation", "PortableOSLog", "PortableUIKit",
        "PortableUniformTypeIdentifiers",
      ]
    ),
    // For packages on Linux: compile code with web views.
    .library(name: "PortableWebKit", targets: ["PortableWebKit"]),
    // For packages on Linux: compile SwiftUI code.
    .library(name: "PortableSwiftUI", targets: ["PortableSwiftUI"]),
    .library(
      name: "AssistiveTechnology",
      targets: ["AssistiveTechnology", "SpeechRules", "AccessibilityTree"]
    ),
    .library(name: "AccessibilityAudit", targets: ["AccessibilityAudit", "AccessibilityTree"]),
    .library(name: "AccessibilityTesting", targets: ["AccessibilityTesting"]),
    // For tests with inline expectations.
    .library(name: "SpokenExpectations", targets: ["SpokenExpectations"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ]
)

// Products of other packages.
let argumentParser = product("ArgumentParser", of: "swift-argument-parser")
let flyingSocks = product("FlyingSocks", of: "FlyingFox")
let yams = product("Yams", of: "Yams")

func product(_ name: String, of package: String) -> Target.Dependency {
  .product(name: name, package: package)
}

/// C code, and system libraries.
let cLibraries: [Target] = [
  .target(name: "CProcess"),
  .target(name: "CFolders"),
  .systemLibrary(
    name: "CCMarkGFM",
    pkgConfig: "libcmark-gfm",
    providers: [
      .apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"]),
    ]
  ),
  .systemLibrary(name: "CStemmer", providers: [.apt(["libstemmer-dev"]), .brew(["snowball"])]),
  .systemLibrary(
    name: "CLibZip",
    pkgConfig: "libzip",
    providers: [.apt(["libzip-dev"]), .brew(["libzip"])]
  ),
  // Optimised in debug builds as well, since it hashes whole programs.
  .target(name: "CFingerprint", cSettings: [.unsafeFlags(["-O2"])]),
]

/// Foundations that don't depend on the rest of the project.
let ground: [Target] = [
  .target(name: "Text"),
  .target(name: "WholeFiles"),
  .target(name: "SourceText", dependencies: ["CFingerprint", "CStemmer"]),
  .target(name: "System", dependencies: ["CProcess"]),
  .target(name: "Markup", dependencies: ["SourceText"]),
  .target(name: "Diagnostics", dependencies: ["Markup", "SourceText", "Text"]),
  .target(name: "YAMLReading", dependencies: ["Diagnostics", "SourceText", yams]),
  .target(
    name: "Localization",
    dependencies: ["Diagnostics", "SourceText", "Text", "YAMLReading", yams]
  ),
  .target(name: "Markdown", dependencies: ["CCMarkGFM", "SourceText"]),
  .target(name: "SwiftReading", dependencies: ["SourceText"]),
]

/// The speech model: accessibility elements, assistive technologies, and the audit.
let speechModel: [Target] = [
  .target(
    name: "AccessibilityTree",
    // Release builds call the C library for rounding; programs that import only this package
    // wouldn't link it otherwise.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
  ),
  .target(name: "SpeechRules", dependencies: ["AccessibilityTree"]),
  .target(name: "AssistiveTechnology", dependencies: ["AccessibilityTree", "SpeechRules", "Text"]),
  .target(
    name: "AccessibilityAudit",
    dependencies: ["AccessibilityTree", "AssistiveTechnology", "SpeechRules"]
  ),
  .target(
    name: "AccessibilityTesting",
    dependencies: [
      "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "PortableUIKit",
      "SpeechRules",
    ]
  ),
  .target(
    name: "SpokenExpectations",
    dependencies: ["AccessibilityTesting", "AssistiveTechnology", "Text", "WholeFiles"]
  ),
]

/// Drawings of screens.
let screens: [Target] = [
  .target(name: "ScreenDrawing", dependencies: ["AccessibilityTree", "AssistiveTechnology"])
]

/// Replacements for Apple's frameworks in snippets.
let portable: [Target] = [
  .target(name: "PortableAccessibility"),
  .target(name: "PortableFoundation", dependencies: ["Text"]),
  .target(name: "PortableOSLog"),
  .target(name: "PortableUniformTypeIdentifiers"),
  .target(
    name: "PortableUIKit",
    dependencies: [
      "AccessibilityTree", "PortableAccessibility", "PortableFoundation", "PortableOSLog",
      "PortableUniformTypeIdentifiers", "Text",
    ]
  ),
  .target(
    name: "PortableSwiftUI",
    dependencies: [
      "AccessibilityTree", "PortableFoundation", "PortableUIKit", "PortableUniformTypeIdentifiers",
    ]
  ),
  .target(name: "PortableWebKit", dependencies: ["PortableUIKit"]),
]

/// Reading, compiling, running and judging snippets.
let snippetRunner: [Target] = [
  .target(
    name: "SnippetMessages",
    dependencies: ["AccessibilityTree", "AssistiveTechnology", "ScreenDrawing", "SpeechRules"]
  ),
  .target(
    name: "SnippetStage",
    dependencies: [
      "AccessibilityTesting", "AccessibilityTree", "AssistiveTechnology", "PortableFoundation",
      "PortableSwiftUI", "PortableUIKit", "ScreenDrawing", "SnippetMessages", "SpeechRules",
    ]
  ),
  .executableTarget(
    name: "SnippetHost",
    dependencies: ["CProcess", "PortableWebKit", "SnippetMessages", "SnippetStage"],
    // Compiled snippets are shared libraries that use the stage and the views in this executable.
    linkerSettings: [
      .unsafeFlags(["-Xlinker", "-export-dynamic"], .when(platforms: [.linux])),
      // A release runs on other machines, where 'book' passes it the path of the compiler's
      // libraries.
      .unsafeFlags(
        ["-no-toolchain-stdlib-rpath"],
        .when(platforms: [.linux], configuration: .release)
      ),
    ]
  ),
  .target(
    name: "SnippetNotation",
    dependencies: [
      "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "Diagnostics", "Markdown",
      "ScreenDrawing", "SnippetMessages", "SourceText", "SpeechRules", "Text",
    ]
  ),
  .target(
    name: "SnippetCompiling",
    dependencies: [
      "AccessibilityTree", "Diagnostics", "SnippetMessages", "SnippetNotation", "SourceText",
      "SpeechRules", "System",
    ]
  ),
  .target(
    name: "SnippetRunning",
    dependencies: [
      "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "Diagnostics", "Markdown",
      "ScreenDrawing", "SnippetCompiling", "SnippetMessages", "SnippetNotation", "SourceText",
      "SpeechRules", "System", "Text", "WholeFiles",
    ]
  ),
  .target(name: "AppReading", dependencies: ["SnippetNotation", "System"]),
  .target(
    name: "FileSpeech",
    dependencies: [
      "AccessibilityAudit", "AccessibilityTree", "AppReading", "AssistiveTechnology", "Diagnostics",
      "SnippetCompiling", "SnippetMessages", "SnippetNotation", "SnippetRunning", "SourceText",
      "SpeechRules", "System",
    ]
  ),
  .target(
    name: "Heard",
    dependencies: [
      "AccessibilityTree", "AssistiveTechnology", "Diagnostics", "SnippetCompiling",
      "SnippetMessages", "SnippetNotation", "SourceText", "SpeechRules", "System",
    ]
  ),
]

/// Reading, checking and publishing a book.
let bookBuilder: [Target] = [
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
    name: "ArticleMarkup",
    dependencies: [
      "Articles", "AssistiveTechnology", "BookModel", "Localization", "Markup", "ScreenDrawing",
      "SourceText", "SpeechRules",
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
    name: "Preview",
    dependencies: ["Diagnostics", "Markup", "SourceText", flyingSocks]
  ),
  .target(
    name: "Importing",
    dependencies: [
      "Articles", "BookModel", "Diagnostics", "Markdown", "SourceText", "System", "YAMLReading",
      yams,
    ]
  ),
  .target(
    name: "Scaffolding",
    dependencies: ["BookModel", "Localization", "SpeechRules", "YAMLReading", yams]
  ),
]

/// The command line.
let tool: Target = .executableTarget(
  name: "book",
  dependencies: [
    "AccessibilityTree", "AppReading", "Articles", "AssistiveTechnology", "BookChecks", "BookModel",
    "Diagnostics", "FileSpeech", "Heard", "Importing", "Localization", "Markdown", "Markup",
    "Preview", "Publications", "Scaffolding", "SitePages", "SnippetCompiling", "SnippetMessages",
    "SnippetNotation", "SnippetRunning", "SourceText", "SpeechRules", "System", "Text",
    "WholeFiles", argumentParser,
  ],
  linkerSettings: [
    // A release runs on other machines, where its launcher passes the path of the compiler's
    // libraries.
    .unsafeFlags(
      ["-no-toolchain-stdlib-rpath"],
      .when(platforms: [.linux], configuration: .release)
    )
  ]
)

/// Checks the Markdown of a package that depends on this one, with the installed `book`.
let plugin: Target = .plugin(
  name: "BookCheck",
  capability: .command(
    intent: .custom(
      verb: "book-check",
      description: "Check the Swift code and transcripts in this package's Markdown."
    ),
    permissions: [
      .writeToPackageDirectory(
        reason: "It builds the package, and '--update' writes computed lines into its Markdown."
      )
    ]
  )
)

/// Code shared by tests.
let testSupport: [Target] = [
  .target(name: "TestSupport", dependencies: ["Diagnostics"]),
  .target(
    name: "BookTestSupport",
    dependencies: [
      "AccessibilityTree", "AssistiveTechnology", "BookChecks", "BookModel", "Diagnostics",
      "ScreenDrawing", "SitePages", "SnippetNotation", "SpeechRules",
    ]
  ),
  .target(
    name: "ScreenTestSupport",
    dependencies: ["AccessibilityTree", "AssistiveTechnology", "PortableUIKit", "SpeechRules"]
  ),
  .target(
    name: "SnippetTestSupport",
    dependencies: [
      "CProcess", "Diagnostics", "SnippetCompiling", "SnippetNotation", "SnippetRunning",
      "TestSupport",
    ]
  ),
]

/// The tests of a target X are in the target XTests.
let allTests: [Target] = [
  .testTarget(
    name: "AccessibilityAuditTests",
    dependencies: ["AccessibilityAudit", "AccessibilityTree"]
  ),
  .testTarget(name: "AccessibilityTreeTests", dependencies: ["AccessibilityTree"]),
  .testTarget(
    name: "AppReadingTests",
    dependencies: ["AppReading", "SnippetNotation", "TestSupport"]
  ),
  .testTarget(
    name: "ArticlesTests",
    dependencies: [
      "AccessibilityTree", "AssistiveTechnology", "BookChecks", "BookModel", "BookTestSupport",
      "Diagnostics", "Localization", "ScreenDrawing", "SitePages", "SnippetMessages",
      "SnippetNotation", "SpeechRules", "TestSupport",
    ]
  ),
  .testTarget(
    name: "AssistiveTechnologyTests",
    dependencies: ["AccessibilityTree", "AssistiveTechnology", "BookModel", "SpeechRules"]
  ),
  .testTarget(
    name: "BookChecksTests",
    dependencies: [
      "AccessibilityTree", "AssistiveTechnology", "BookChecks", "BookModel", "BookTestSupport",
      "Diagnostics", "Markdown", "SitePages", "SnippetMessages", "SnippetNotation", "SpeechRules",
      "TestSupport",
    ]
  ),
  .testTarget(
    name: "BookModelTests",
    dependencies: [
      "AccessibilityTree", "Articles", "BookModel", "BookTestSupport", "Diagnostics",
      "Localization", "Scaffolding", "SnippetNotation", "TestSupport",
    ]
  ),
  .testTarget(
    name: "BookToolTests",
    dependencies: ["book", "SnippetHost", "SnippetTestSupport", "System", "TestSupport"]
  ),
  .testTarget(
    name: "CaptureTests",
    dependencies: ["AccessibilityTesting", "PortableSwiftUI", "PortableUIKit", "SpeechRules"]
  ),
  .testTarget(
    name: "ConformanceTests",
    dependencies: [
      "AssistiveTechnology", "Diagnostics", "SnippetCompiling", "SnippetHost",
      "SnippetNotation", "SnippetRunning", "SnippetTestSupport", yams,
    ]
  ),
  .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "Text"]),
  .testTarget(
    name: "FileSpeechTests",
    dependencies: [
      "AccessibilityTree", "AppReading", "AssistiveTechnology", "FileSpeech", "SnippetCompiling",
      "SnippetHost",
      "SnippetMessages", "SnippetNotation", "SnippetRunning", "SnippetTestSupport", "SpeechRules",
      "System",
    ]
  ),
  .testTarget(
    name: "HeardTests",
    dependencies: [
      "AccessibilityTesting", "AssistiveTechnology", "Diagnostics", "Heard", "PortableUIKit",
      "SnippetHost", "SnippetNotation", "SnippetTestSupport", "SpeechRules",
    ]
  ),
  .testTarget(
    name: "ImportingTests",
    dependencies: [
      "BookChecks", "BookModel", "Diagnostics", "Importing", "SitePages", "SnippetNotation",
      "TestSupport",
    ]
  ),
  .testTarget(name: "LocalizationTests", dependencies: ["Diagnostics", "Localization", "Text"]),
  .testTarget(name: "MarkdownTests", dependencies: ["Markdown"]),
  .testTarget(name: "MarkupTests", dependencies: ["Markup"]),
  .testTarget(name: "PortableFoundationTests", dependencies: ["PortableFoundation"]),
  .testTarget(
    name: "PortableSwiftUITests",
    dependencies: [
      "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "PortableSwiftUI",
      "PortableUIKit", "ScreenTestSupport", "SpeechRules",
    ]
  ),
  .testTarget(
    name: "PortableUIKitTests",
    dependencies: [
      "AccessibilityAudit", "AccessibilityTesting", "AccessibilityTree", "AssistiveTechnology",
      "PortableAccessibility", "PortableFoundation", "PortableUIKit", "ScreenTestSupport",
      "SpeechRules",
    ]
  ),
  .testTarget(
    name: "PortableWebKitTests",
    dependencies: [
      "AccessibilityTree", "AssistiveTechnology", "PortableUIKit", "PortableWebKit",
      "ScreenTestSupport", "SpeechRules",
    ]
  ),
  .testTarget(name: "PreviewTests", dependencies: ["Diagnostics", "Preview", flyingSocks]),
  .testTarget(
    name: "PublicationsTests",
    dependencies: [
      "ArticleMarkup", "Articles", "BookChecks", "BookModel", "CLibZip", "Diagnostics", "Markup",
      "Publications", "SitePages", "SnippetNotation", "System", "TestSupport",
    ]
  ),
  .testTarget(name: "ScaffoldingTests", dependencies: ["BookModel", "Scaffolding"]),
  .testTarget(
    name: "ScreenDrawingTests",
    dependencies: [
      "AccessibilityTree", "AssistiveTechnology", "BookTestSupport", "ScreenDrawing",
      "SnippetNotation", "SpeechRules",
    ]
  ),
  .testTarget(
    name: "SitePagesTests",
    dependencies: [
      "AccessibilityTree", "AssistiveTechnology", "BookChecks", "BookModel", "BookTestSupport",
      "Diagnostics", "Markup", "SitePages", "SnippetNotation", "SpeechRules",
    ],
    exclude: ["SearchIndexes/unpacked-index.mjs"]
  ),
  .testTarget(
    name: "SnippetCompilingTests",
    dependencies: [
      "AssistiveTechnology", "Diagnostics", "SnippetCompiling", "SnippetHost", "SnippetNotation",
      "SnippetRunning", "SnippetTestSupport", "System", "TestSupport",
    ]
  ),
  .testTarget(
    name: "SnippetMessagesTests",
    dependencies: [
      "AccessibilityTree", "AssistiveTechnology", "ScreenDrawing", "SnippetMessages", "SpeechRules",
    ]
  ),
  .testTarget(
    name: "SnippetNotationTests",
    dependencies: [
      "AssistiveTechnology", "Diagnostics", "Markdown", "SnippetNotation", "SourceText",
      "SpeechRules",
    ]
  ),
  .testTarget(
    name: "SnippetRunningTests",
    dependencies: [
      "AccessibilityTree", "AssistiveTechnology", "Diagnostics", "ScreenDrawing",
      "SnippetCompiling", "SnippetHost", "SnippetMessages", "SnippetNotation", "SnippetRunning",
      "SnippetTestSupport", "TestSupport",
    ]
  ),
  .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
  .testTarget(
    name: "SpeechRulesTests",
    dependencies: ["AccessibilityTree", "SpeechRules"],
    exclude: ["browser-answers.mjs"]
  ),
  .testTarget(
    name: "SpokenExpectationsTests",
    dependencies: ["AccessibilityTree", "PortableUIKit", "SpokenExpectations"]
  ),
  .testTarget(name: "SwiftReadingTests", dependencies: ["SwiftReading", "TestSupport"]),
  .testTarget(name: "SystemTests", dependencies: ["System"]),
  .testTarget(name: "TextTests", dependencies: ["Text"]),
  .testTarget(name: "WholeFilesTests", dependencies: ["TestSupport", "WholeFiles"]),
]

// Each target has a folder with its name.
let folders = [
  ("Sources/Ground", cLibraries + ground),
  ("Sources/SpeechModel", speechModel),
  ("Sources/Screens", screens),
  ("Sources/Portable", portable),
  ("Sources/SnippetRunner", snippetRunner),
  ("Sources/BookBuilder", bookBuilder),
  ("Sources", [tool]),
  ("Plugins", [plugin]),
  ("Tests", testSupport + allTests),
]
for (folder, targets) in folders {
  for target in targets { target.path = "\(folder)/\(target.name)" }
  package.targets += targets
}

/// Compiles debug builds with whole-module optimisation, as in a release.
///
/// This takes half the processor time of batch mode. SwiftPM expects an object file for each source
/// file, which the compiler writes only with more than one thread.
let wholeModule = [
  "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode",
  "-no-emit-module-separately-wmo",
]

/// The settings of every Swift target, as strict as possible.
let strict: [SwiftSetting] = [
  .unsafeFlags(wholeModule, .when(configuration: .debug)),
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Optimises in debug builds too: each byte of a page goes through these small targets.
let optimized = SwiftSetting.unsafeFlags(["-O"], .when(configuration: .debug))

/// The settings of a target by its name.
func settings(of target: String) -> [SwiftSetting] {
  switch target {
  // These targets use C or raw memory, so every unsafe expression is marked.
  case "Markdown", "SourceText": strict + [optimized, .strictMemorySafety()]
  case "Publications", "SnippetHost": strict + [.strictMemorySafety()]
  case "Markup", "Text": strict + [optimized]
  // It has functions with the symbol names of Foundation's, see `LocaleOfDevice`. Without this flag
  // they could be inlined into other modules, and their types would conflict with the originals and
  // crash the compiler.
  case "SnippetStage":
    strict + [.unsafeFlags(["-disable-cmo"], .when(configuration: .release))]
  // The exported UI test is compiled here with a stub of Apple's API.
  case "HeardTests": strict + [.define("HEARD_STAND_IN")]
  default: strict
  }
}

// The compiler ships SwiftSyntax as interfaces and shared libraries of its own version. These
// targets import it, so the targets that depend on them need the search path as well. A released
// executable gets the path from its launcher, since it must not refer to a folder of the machine
// that built it.
var needSwiftSyntax: Set = [
  "AppReading", "FileSpeech", "SnippetCompiling", "SpokenExpectationsTests", "SwiftReading",
]
var known = 0
while known < needSwiftSyntax.count {
  known = needSwiftSyntax.count
  for target in package.targets {
    for case .byNameItem(let name, _) in target.dependencies where needSwiftSyntax.contains(name) {
      needSwiftSyntax.insert(target.name)
    }
  }
}

let withoutSettings = Set((cLibraries + [plugin]).map(\.name))
for target in package.targets where !withoutSettings.contains(target.name) {
  target.swiftSettings = settings(of: target.name)
  guard needSwiftSyntax.contains(target.name) else { continue }
  target.swiftSettings?.append(.unsafeFlags(["-I", compilerLibraries]))
  target.linkerSettings =
    (target.linkerSettings ?? []) + [
      .unsafeFlags(["-L", compilerLibraries]),
      .unsafeFlags(
        ["-Xlinker", "-rpath", "-Xlinker", compilerLibraries],
        .when(configuration: .debug)
      ),
    ]
}
