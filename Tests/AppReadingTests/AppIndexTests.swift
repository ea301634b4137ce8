import AppReading
import Foundation
import TestSupport
import Testing

/// What is found in the folder of an app.
struct AppIndexTests {
  @Test
  func `sources of dependencies are read, tests and code for other systems are not`() throws {
    let app = try Project([
      "Shop/Cart.swift": "struct Cart {}",
      "Shop.xcodeproj/project.pbxproj": "",
      "ShopTests/CartTests.swift": "struct Cart {}",
      "macOS/Cart.swift": "struct Cart {}",
      ".build/checkouts/Money/Sources/Money.swift": "public struct Money {}",
      ".build/debug/Generated.swift": "struct Generated {}",
    ])
    let index = AppIndex(AppFolder(app.path + "/Shop.xcodeproj"), cache: nil)
    #expect(index.files == [".build/checkouts/Money/Sources/Money.swift", "Shop/Cart.swift"])
  }

  @Test
  func `only files whose content is new are parsed again`() throws {
    let app = try Project(["A.swift": "struct A {}", "B.swift": "extension A { var b: Int { 1 } }"])
    let cache = app.path + "/cache"
    #expect(AppIndex(AppFolder(app.path), cache: cache).parsed == 2)
    let first = AppIndex(AppFolder(app.path), cache: cache)
    #expect(first.parsed == 0)
    try app.write("struct A {}\nstruct C {}", to: "A.swift")
    let second = AppIndex(AppFolder(app.path), cache: cache)
    #expect(second.parsed == 1)
    #expect(second.fingerprint != first.fingerprint)
    #expect(second.summaries == AppIndex(AppFolder(app.path), cache: nil).summaries)
  }

  @Test
  func `users of a file are those that name what it declares, previews first`() throws {
    let app = try Project([
      "Row/Badge.swift": "struct Badge {}\nextension View { func badged() -> some View { self } }",
      "Row/Row.swift": "struct Row { let badge = Badge() }",
      "Cart.swift": "struct Cart { let all = list.badged() }\n#Preview { Cart() }",
      "Row/Badges.swift": "struct Badges {}",
    ])
    let index = AppIndex(AppFolder(app.path), cache: nil)
    #expect(index.users(of: "Row/Badge.swift") == ["Cart.swift", "Row/Row.swift"])
    #expect(index.users(of: "Cart.swift") == [])
    #expect(index.users(of: "Other.swift") == [])
  }

  @Test
  func `what much of an app uses says nothing about its users`() throws {
    var files = ["Texts.swift": "enum Texts {}"]
    for number in 0..<20 { files["Use\(number).swift"] = "let text\(number) = Texts.self" }
    let app = try Project(files)
    #expect(AppIndex(AppFolder(app.path), cache: nil).users(of: "Texts.swift") == [])
  }

  @Test(arguments: [
    ("#Preview { Text(\"a\") }", 1),
    ("#if DEBUG\n#Preview { Text(\"a\") }\n#Preview(\"b\") { Text(\"b\") }\n#endif", 2),
    ("struct P: PreviewProvider { static var previews: some View { Text(\"a\") } }", 1),
    ("#if os(macOS)\n#Preview { Text(\"a\") }\n#endif", 0),
    (
      "#if canImport(UIKit) && !targetEnvironment(macCatalyst)\n#Preview { Text(\"a\") }\n#endif", 1
    ),
  ])
  func `previews are counted as a debug build for an iPhone has them`(code: String, count: Int) {
    #expect(FileSummary(reading: code).previews == count)
  }
}

/// A made-up app on disk.
struct Project {
  private let folder = TemporaryFolder()

  var path: String { folder.url.resolvingSymlinksInPath().path(percentEncoded: false) }

  init(_ files: [String: String]) throws {
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    let file = folder.url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }
}
