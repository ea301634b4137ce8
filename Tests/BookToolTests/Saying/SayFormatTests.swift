import Foundation
import Testing

/// The output formats of `book say`.
struct SayFormatTests {
  private let tool: Tool

  init() async throws {
    tool = try await Self.shared.value
  }

  /// A cached file, so that no format needs to compile it.
  private static let shared = Task {
    let tool = try await Tool()
    try tool.write(
      """
      import UIKit
      final class Panel: UIView {
        private let wifi = UISwitch(frame: CGRect(x: 20, y: 20, width: 63, height: 28))
        private let close = UIButton(frame: CGRect(x: 20, y: 80, width: 30, height: 30))
        override init(frame: CGRect) {
          super.init(frame: frame)
          wifi.accessibilityLabel = "Wi-Fi"
          close.setImage(UIImage(systemName: "xmark"), for: .normal)
          addSubview(wifi)
          addSubview(close)
          print("made")
        }
        required init?(coder: NSCoder) { nil }
      }

      """,
      to: "Panel.swift"
    )
    _ = try await tool.run("say", "Panel.swift")
    return tool
  }

  @Test func `parts, numbers and frames can be enabled anywhere`() async throws {
    let run = try await tool.run(["say", "Panel.swift", "--parts", "--numbers", "--frames"])
    #expect(
      run.output == """
          1  label: Wi-Fi · trait: Switch button · value: off · hint: Double tap to toggle setting
             frame: x 20, y 20, 63 × 28 pt
          2  label (a guess): xmark · trait: Button
             frame: x 20, y 80, 30 × 30 pt

        """,
      "\(run.errors)"
    )
  }

  @Test func `warnings are located at the property with the element, and can fail the run`()
    async throws
  {
    let run = try await tool.run("say", "Panel.swift")
    #expect(run.status == 0)
    #expect(
      run.errors == """
        Panel.swift: note: the file printed:
            made
        Panel.swift:4:15: warning: 'xmark' is the name of an image, not a label [image-name]
        4 |   private let close = UIButton(frame: CGRect(x: 20, y: 80, width: 30, height: 30))
          |               ^
            VoiceOver reads the name of the file or symbol, and Voice Control expects it
          help: set 'accessibilityLabel' to what the element does or shows, as in "Close"
        Panel.swift:4:15: warning: 'xmark' is 30 × 30 pt, less than 44 × 44 pt [small-target]
        4 |   private let close = UIButton(frame: CGRect(x: 20, y: 80, width: 30, height: 30))
          |               ^
            it is hard to hit with a trembling finger, and hard to find by touch
          help: make it at least 44 × 44 pt, or enlarge its touch area with 'point(inside:with:)' and \
        'accessibilityFrame'

        """
    )
    let strict = try await tool.run("say", "Panel.swift", "--strict")
    #expect(strict.status == 1)
    #expect(strict.output == run.output)
  }

  @Test func `an empty screen and a stuck adjustable are warnings`() async throws {
    try tool.write(
      """
      import UIKit
      let empty = UIView()
      let stuck = UIView()
      stuck.isAccessibilityElement = true
      stuck.accessibilityLabel = "Rating"
      stuck.accessibilityTraits = .adjustable

      """,
      to: "file.swift"
    )
    let run = try await tool.run("say", "file.swift")
    #expect(
      run.errors.contains("file.swift:2:5: warning: empty has nothing that VoiceOver stops at")
    )
    #expect(
      run.errors.contains("file.swift:3:5: warning: 'Rating' is adjustable, but its value doesn't")
    )
  }

  @Test func `a view without a solved layout is not called empty`() async throws {
    try tool.write(
      """
      import UIKit
      final class Bill: UIViewController {
        let total = UILabel()
        override func viewDidLoad() {
          total.text = "Total"
          view.addSubview(total)
          total.topAnchor.constraint(equalTo: view.topAnchor, constant: 90).isActive = true
        }
      }

      """,
      to: "Bill.swift"
    )
    let run = try await tool.run("say", "Bill.swift")
    #expect(!run.errors.contains("has nothing"))
    #expect(
      run.errors == """
        Bill.swift:3:7: warning: the UILabel 'Total' (total) has no size: its frame is used, not its \
        constraints [zero-size]
        3 |   let total = UILabel()
          |       ^
            none of it is visible, and VoiceOver skips elements without a size
          help: set 'translatesAutoresizingMaskIntoConstraints = false' on it

        """
    )
  }

  @Test func `JSON has the views with stops, parts, elements and warnings`() async throws {
    let run = try await tool.run("say", "Panel.swift", "--format", "json")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let json = try #require(object(run.output))
    #expect(json["version"] as? Int == 1)
    #expect((json["settings"] as? [String: String])?["lang"] == "en")
    #expect((json["settings"] as? [String: String])?["text"] == "l")
    let views = try #require(json["views"] as? [[String: Any]])
    let view = try #require(views.first)
    #expect(view["name"] as? String == "Panel")
    #expect(view["stops"] as? Int == 2)
    #expect(
      view["lines"] as? [String] == [
        "Wi-Fi, Switch button, off, Double tap to toggle setting", "xmark, Button",
      ]
    )
    let entries = try #require(view["entries"] as? [[String: Any]])
    #expect(entries.map { $0["kind"] as? String } == ["stop", "stop"])
    let parts = try #require(entries[1]["parts"] as? [[String: Any]])
    #expect(parts.map { $0["role"] as? String } == ["label", "trait"])
    #expect(parts.map { $0["text"] as? String } == ["xmark", "Button"])
    #expect(parts.map { $0["isGuess"] as? Bool } == [true, false])
    #expect(parts.map { $0["certainty"] as? String } == ["C", "H"])
    let element = try #require(entries[1]["element"] as? [String: Any])
    #expect(element["class"] as? String == "UIButton")
    #expect(element["property"] as? String == "Panel.close")
    #expect(element["traits"] as? [String] == ["button"])
    #expect((element["frame"] as? [String: Double])?["width"] == 30)
    let warnings = try #require(view["warnings"] as? [[String: Any]])
    #expect(warnings.map { $0["id"] as? String } == ["image-name", "small-target"])
    let printed = try #require(json["printed"] as? [[String: Any]])
    #expect(printed.first?["lines"] as? [String] == ["made"])
  }

  @Test func `JSON and explanations include the rules of transcripts and of commands`() async throws
  {
    try tool.write("show names\n", to: "names.txt")
    let arguments = ["say", "Panel.swift", "--tool", "voicecontrol", "--gestures", "names.txt"]
    let json = try #require(object(try await tool.run(arguments + ["--format", "json"]).output))
    let view = try #require((json["views"] as? [[String: Any]])?.first)
    let entries = try #require(view["entries"] as? [[String: Any]])
    #expect(entries.map { $0["kind"] as? String } == ["gesture", "shown"])
    #expect(entries.map { $0["rule"] as? String } == ["voice-overlay-once", nil])
    #expect(entries.map { $0["certainty"] as? String } == [nil, "A"])
    let parts = try #require(entries[1]["parts"] as? [[String: Any]])
    #expect(parts.map { $0["text"] as? String } == ["Wi-Fi", "xmark"])
    #expect(parts.map { $0["rule"] as? String } == Array(repeating: "voice-input-labels", count: 2))
    let lesson = try await tool.run(arguments + ["--explain"]).output
    #expect(lesson.contains("> show names\n  voice-overlay-once (a guess): "))
    #expect(lesson.contains("  “Wi-Fi” is a shown name. "))
  }

  @Test func `errors are part of the JSON and of the exit status`() async throws {
    let run = try await tool.run("say", "missing.swift", "--format", "json")
    #expect(run.status == 1)
    let errors = object(run.output)?["errors"] as? [[String: Any]]
    #expect(errors?.map { $0["id"] as? String } == ["no-swift"])
  }

  #if os(Linux)
  @Test func `a terminal gets names, numbers and parts, and colour unless disabled`()
    async throws
  {
    let plain = try await tool.run(
      shell:
        "env -u NO_COLOR TERM=dumb script -qec \"'\(Tool.executable)' say Panel.swift 2>/dev/null\" /dev/null"
    )
    let lines = plain.output.replacing("\r\n", with: "\n")
    #expect(lines.hasPrefix("Panel  Panel.swift:2:13, 2 stops\n  1  label: Wi-Fi · trait: Switch"))
    #expect(!lines.contains("\u{1B}"))
    let colored = try await tool.run(
      shell:
        "env -u NO_COLOR TERM=xterm script -qec \"'\(Tool.executable)' say Panel.swift 2>/dev/null\" /dev/null"
    )
    #expect(colored.output.contains("\u{1B}[1mWi-Fi\u{1B}[0m"))
  }
  #endif

  @Test func `help includes examples`() async throws {
    let run = try await tool.run("say", "--help")
    #expect(run.status == 0)
    #expect(run.output.contains("book say CartViewController.swift"))
    #expect(run.output.contains("EXIT STATUS"))
  }

  private func object(_ json: String) -> [String: Any]? {
    try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
  }
}
