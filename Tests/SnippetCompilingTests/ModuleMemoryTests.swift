import SnippetCompiling
import SnippetNotation
import Testing

/// What a module looks like that is written again with changes.
struct ModuleMemoryTests {
  private static let view = "class Base: UIView {}\nextension Base { func show() {} }"

  @Test(
    arguments: [
      "class Row: Base {}",
      "class Row: Base { override func show() {} }",
      "@objc protocol Taps { @objc optional func tap() }; class Row: Base, Taps { func tap() {} }",
      "import UIKit; struct Row {}",
    ]
  )
  func `files are written as if none had been written before`(row: String) {
    let memory = ModuleMemory()
    for text in ["class Row {}", row, "class Row {}"] {
      let files = [
        SwiftFile(path: "Base.swift", text: Self.view), SwiftFile(path: "Row.swift", text: text),
      ]
      let written = ProgramSource.write([], as: .library, with: files, memory: memory)
      #expect(written.companions == ProgramSource.write(files))
    }
  }

  @Test
  func `imports are removed by the modules that are asked for`() {
    let memory = ModuleMemory()
    let code = "import Cart; import Soup"
    #expect(memory.removeImports(["Cart": "UIKit"], from: code) == "import UIKit; import Soup")
    #expect(memory.removeImports(["Soup": "UIKit"], from: code) == "import Cart; import UIKit")
  }
}
