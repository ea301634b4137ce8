import Testing

/// A page of a package that is checked without naming the package.
struct UnnamedPackageTests {
  private static let manifest = """
    let package = Package(
      name: "greeting",
      products: [.library(name: "Greeting", targets: ["Greeting"])],
      targets: [
        .target(
          name: "Greeting"
        )
      ]
    )
    """
  private static let page = """
    # Greeting

    ```swift
    import Foundation
    import Greeting

    print(greet("A"))
    ```

    ```swift continues
    print(greet("B"))
    ```

    """

  @Test(arguments: [("README.md", "."), ("lib/README.md", "lib"), ("lib/docs/use.md", "lib")])
  func `it is one finding at the first import`(path: String, folder: String) async throws {
    let tool = try await Tool()
    let manifest = folder == "." ? "Package.swift" : "\(folder)/Package.swift"
    try tool.write(Self.manifest, to: manifest)
    try tool.write(Self.page, to: path)
    let run = try await tool.run("check", path)
    #expect(run.status == 1)
    #expect(run.errors.contains("\(path):5: error: 'Greeting' is a module of the package"))
    #expect(run.errors.contains("  help: to build the package, add '--package \(folder)'\n"))
    #expect(run.errors.contains("\n1 error in 1 file.\n"), "\(run.errors)")
  }

  @Test func `a page that imports nothing of the package is compiled`() async throws {
    let tool = try await Tool()
    try tool.write(Self.manifest, to: "Package.swift")
    let shown = "```swift shown reason=\"a sketch\"\nimport Greeting\n```\n"
    try tool.write("# A\n\n\(shown)\n```swift\nlet a = 1\n```\n", to: "README.md")
    let run = try await tool.run("check", "README.md")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("1 block of code compiled"), "\(run.output)")
  }

  @Test func `an unknown name may be of the package`() async throws {
    let tool = try await Tool()
    try tool.write(Self.manifest, to: "Package.swift")
    try tool.write("# A\n\n```swift\nprint(greet(\"A\"))\n```\n", to: "README.md")
    let run = try await tool.run("check", "README.md")
    #expect(run.status == 1)
    #expect(
      run.errors.contains("declares 'greet', write 'import Greeting', and add '--package .'"),
      "\(run.errors)"
    )
  }

  @Test func `a name of another module of the system has its own hint`() async throws {
    let tool = try await Tool()
    try tool.write(Self.manifest, to: "Package.swift")
    try tool.write("# A\n\n```swift\nprint(Date())\n```\n", to: "README.md")
    let run = try await tool.run("check", "README.md")
    #expect(run.errors.contains("  help: add the line 'import Foundation'\n"), "\(run.errors)")
  }
}
