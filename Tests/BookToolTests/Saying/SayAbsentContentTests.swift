import Testing

/// Findings that depend on what isn't in a file: pictures, texts and touches.
struct SayAbsentContentTests {
  private let tool: Tool

  init() async throws {
    tool = try await Tool()
  }

  private func findings(_ code: String) async throws -> [String] {
    try tool.write("import UIKit\n" + code, to: "File.swift")
    let run = try await tool.run("say", "File.swift")
    return run.errors.matches(of: #/File\.swift:\d+:\d+: .* \[(.*)\]/#).map { "\($0.1)" }
  }

  private static let keys = """
    final class Keys: UIViewController {
      override func viewDidLoad() {
        for index in 0..<2 {
          let key = UIButton(frame: CGRect(x: index * 100, y: 100, width: 80, height: 80))
          key.setTitle("AAA", for: .normal)
          view.addSubview(key)
        }
        WORDS
      }
    }
    """

  @Test(arguments: [
    ("", ["duplicate-name"]),
    ("_ = Bundle.main.url(forResource: \"level1\", withExtension: \"txt\")", []),
  ])
  func `equal names are no finding if texts come from a file of the app`(
    words: String,
    expected: [String]
  ) async throws {
    let code = Self.keys.replacing("WORDS", with: words)
    #expect(try await findings(code) == expected)
  }

  private static let box = """
    final class Box: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let part = UIView(frame: CGRect(x: 8, y: 8, width: 50, height: 50))
        part.backgroundColor = .green
        addSubview(part)
      }
      required init?(coder: NSCoder) { nil }
      MEMBER
    }
    """

  @Test(arguments: [
    ("", []),
    ("func show(_ name: String) {}", []),
    ("override func touchesBegan(_ all: Set<UITouch>, with event: UIEvent?) {}", ["nothing"]),
    ("override func draw(_ rect: CGRect) {}", []),
    ("override func draw(_ rect: CGRect) {}\nvar progress = 0.5", ["nothing"]),
    ("override func draw(_ rect: CGRect) {}\nvar lineWidth = 0.5", []),
    ("override func draw(_ rect: CGRect) {}\nvar name: String?", ["nothing"]),
  ])
  func `colors alone are called empty if they can be touched or show data`(
    member: String,
    expected: [String]
  ) async throws {
    let code = Self.box.replacing("MEMBER", with: member)
    #expect(try await findings(code) == expected.map { "\($0)-to-read" })
  }

  @Test func `a class that inherits drawing draws`() async throws {
    let code = """
      class Chart: UIView { override func draw(_ rect: CGRect) {} }
      final class Page: UIViewController {
        final class Days: Chart {}
        override func viewDidLoad() {
          view.addSubview(Days(frame: CGRect(x: 0, y: 100, width: 100, height: 100)))
        }
      }
      """
    #expect(try await findings(code).contains("nothing-to-read"))
  }
}
