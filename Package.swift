// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// The folder of the compiler's own SwiftSyntax.
///
/// It belongs to the toolchain of the package manager that reads this manifest, which is the process that
/// started this one; on macOS, where that cannot be asked, this one has loaded a library of the toolchain.
/// A compiler on the path is the last that is asked.
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
  return found ?? "/no SwiftSyntax beside this compiler"
}()

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
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ]
)

// What is used of other packages.
let argumentParser = product("ArgumentParser", of: "swift-argument-parser")
let flyingFox = product("FlyingFox", of: "FlyingFox")
let flyingSocks = product("FlyingSocks", of: "FlyingFox")
let yams = product("Yams", of: "Yams")

func product(_ name: String, of package: String) -> Target.Dependency {
  .product(name: name, package: package)
}

/// Libraries of C, and what the system has of them.
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
  // Whole programs are hashed, so it is optimized in debug builds, too.
  .target(name: "CFingerprint", cSettings: [.unsafeFlags(["-O2"])]),
]

/// Ground: what any program about books could use.
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

/// The speech model: elements, who reads them, and what users will stumble over.
let speechModel: [Target] = [
  .target(
    name: "AccessibilityTree",
    // Rounding is a call of the C library's mathematics in release builds; only programs that import
    // more than this package would have it otherwise.
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

/// Screens as they are drawn.
let screens: [Target] = [
  .target(name: "ScreenDrawing", dependencies: ["AccessibilityTree", "AssistiveTechnology"])
]

/// What a snippet sees in place of Apple's frameworks.
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

/// Snippets: read, compiled, run and judged.
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
  .target(
    name: "FileSpeech",
    dependencies: [
      "AccessibilityAudit", "AccessibilityTree", "AssistiveTechnology", "Diagnostics",
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

/// The book: read, checked, and made into what readers open.
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
      "SpeechRules",
    ]
  ),
  .target(
    name: "BookChecks",
    dependencies: [
      "Articles", "BookModel", "Diagnostics", "Localization", "Markdown", "SnippetNotation",
      "SourceText", "SpeechRules", "SwiftReading", "System", "Text",
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
    dependencies: ["Diagnostics", "Markup", "SourceText", flyingFox, flyingSocks]
  ),
  .target(
    name: "Importing",
    dependencies: [
      "Articles", "BookModel", "Diagnostics", "Markdown", "SourceText", "System", yams,
    ]
  ),
  .target(name: "Scaffolding", dependencies: ["BookModel", "Localization", "SpeechRules", yams]),
]

/// The command line.
let tool: Target = .executableTarget(
  name: "book",
  dependencies: [
    "AccessibilityTree", "Articles", "AssistiveTechnology", "BookChecks", "BookModel",
    "Diagnostics", "FileSpeech", "Heard", "Importing", "Localization", "Markdown", "Markup",
    "Preview", "Publications", "Scaffolding", "SitePages", "SnippetCompiling", "SnippetMessages",
    "SnippetNotation", "SnippetRunning", "SourceText", "SpeechRules", "System", "WholeFiles",
    argumentParser,
  ],
  linkerSettings: [
    // A release runs elsewhere: its launcher tells it where the libraries of the compiler there are.
    .unsafeFlags(
      ["-no-toolchain-stdlib-rpath"],
      .when(platforms: [.linux], configuration: .release)
    )
  ]
)

/// Checks the Markdown of a package that depends on this one; it builds 'book' when it is asked to.
let plugin: Target = .plugin(
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
)

/// What tests share.
let testSupport: [Target] = [
  .target(name: "TestSupport", dependencies: ["Diagnostics"]),
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

/// The tests of a target X are XTests.
let allTests: [Target] = [
  .testTarget(
    name: "AccessibilityAuditTests",
    dependencies: ["AccessibilityAudit", "AccessibilityTree"]
  ),
  .testTarget(name: "AccessibilityTreeTests", dependencies: ["AccessibilityTree"]),
  .testTarget(
    name: "AssistiveTechnologyTests",
    dependencies: ["AccessibilityTree", "AssistiveTechnology", "SpeechRules"]
  ),
  .testTarget(
    name: "BookBuilderTests",
    dependencies: [
      "AccessibilityTree", "Articles", "AssistiveTechnology", "BookChecks", "BookModel",
      "Diagnostics", "Localization", "Markdown", "Markup", "ScreenDrawing", "SitePages",
      "SnippetMessages", "SnippetNotation", "SpeechRules", "TestSupport",
    ],
    exclude: ["SearchIndexes/unpacked-index.mjs"]
  ),
  .testTarget(
    name: "BookToolTests",
    dependencies: ["book", "SnippetHost", "SnippetTestSupport", "System", "TestSupport"]
  ),
  .testTarget(
    name: "CaptureTests",
    dependencies: ["AccessibilityTesting", "PortableSwiftUI", "PortableUIKit", "SpeechRules"]
  ),
  .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "Text"]),
  .testTarget(
    name: "FileSpeechTests",
    dependencies: [
      "AccessibilityTree", "AssistiveTechnology", "FileSpeech", "SnippetCompiling", "SnippetHost",
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
      "ArticleMarkup", "Articles", "BookChecks", "BookModel", "Diagnostics", "Publications",
      "SitePages", "SnippetNotation", "System",
    ]
  ),
  .testTarget(name: "ScaffoldingTests", dependencies: ["Scaffolding"]),
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
  .testTarget(name: "SwiftReadingTests", dependencies: ["SwiftReading"]),
  .testTarget(name: "SystemTests", dependencies: ["System"]),
  .testTarget(name: "TextTests", dependencies: ["Text"]),
  .testTarget(name: "WholeFilesTests", dependencies: ["TestSupport", "WholeFiles"]),
]

// Each target lies in the folder of its name.
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

/// Settings of debug builds: a target is compiled in one piece, as in a release.
///
/// That takes half of the processor time of one batch of files after another. The package manager expects
/// an object for each file, which the compiler writes only with more than one thread.
/// `DEBUG_INFO=1 swift build` adds what a debugger needs, which makes a build a sixth longer.
let inOnePiece: [String] =
  [
    "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode",
    "-no-emit-module-separately-wmo",
  ] + (Context.environment["DEBUG_INFO"] == nil ? ["-gnone"] : [])

/// The settings of every target in Swift: what the compiler can prove, it proves.
let strict: [SwiftSetting] = [
  .unsafeFlags(inOnePiece, .when(configuration: .debug)),
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// The settings of a target by its name.
func settings(of target: String) -> [SwiftSetting] {
  switch target {
  // They touch C or memory by address: there every unsafe expression carries a mark.
  case "Markdown", "Publications", "SnippetHost", "SourceText":
    strict + [.strictMemorySafety()]
  // It has functions under the names of Foundation's, see 'LocaleOfDevice'. Copied into the module for others
  // to inline, they would meet the originals in a snippet with another type, and crash the compiler.
  case "SnippetStage":
    strict + [.unsafeFlags(["-disable-cmo"], .when(configuration: .release))]
  // The exported test compiles here against a stand-in for Apple's API.
  case "HeardTests": strict + [.define("HEARD_STAND_IN")]
  default: strict
  }
}

// The compiler ships SwiftSyntax as interfaces and shared libraries of exactly its version. These targets
// import it; whatever needs them has to find it, too. A program that is released finds the libraries by its
// launcher, as it must not look into a folder of the machine that built it.
var needSwiftSyntax: Set = [
  "FileSpeech", "SnippetCompiling", "SpokenExpectationsTests", "SwiftReading",
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
