import Foundation
import Testing

/// Previews in `book say`.
struct SayPreviewTests {
  private let tool: Tool

  init() async throws {
    tool = try await Tool()
    try tool.write(Self.file, to: "Row.swift")
  }

  @Test
  func `previews and views without arguments are screens, and broken ones are skipped`()
    async throws
  {
    let run = try await tool.run("say", "Row.swift", "--hints", "off")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output == """
        # Off at first
        Wi-Fi, Switch button, off
        off

        # Preview
        Home, Heading
        All of it

        # Row_Previews
        Old, Switch button, on

        # A label
        From UIKit

        # Whole
        All of it

        """
    )
    #expect(
      run.errors.contains(
        "Row.swift:25:1: note: Broken was skipped: it cannot be created here: missing argument"
      )
    )
    #expect(!run.errors.contains("Row was skipped"))
  }

  @Test func `a view in the group of a preview is spoken once`() async throws {
    let code = """
      import SwiftUI
      struct Welcome: View { var body: some View { Text("Welcome") } }
      struct Welcome_Previews: PreviewProvider {
        static var previews: some View { Group { Welcome() } }
      }
      """
    let tool = try await Tool()
    try tool.write(code, to: "Welcome.swift")
    let run = try await tool.run("say", "Welcome.swift")
    #expect(run.output == "Welcome\n")
  }

  @Test func `each view of a preview provider is a preview`() async throws {
    let code = """
      import SwiftUI
      struct Texts_Previews: PreviewProvider {
        static let word = "Two"
        static var previews: some View {
          Text("One").padding().previewDisplayName("First").padding()
          Text(word)
        }
      }
      struct Nested_Previews: PreviewProvider {
        static var previews: some View {
          Group { Group { Text("Five"); Text("Six") } }
        }
      }
      struct Branch_Previews: PreviewProvider {
        static var previews: some View {
          if true { Text("Three") }
          Text("Four")
        }
      }

      """
    try tool.write(code, to: "Texts.swift")
    let run = try await tool.run("say", "Texts.swift")
    #expect(
      run.output == """
        # First
        One

        # Texts_Previews 2
        Two

        # Nested_Previews 1
        Five

        # Nested_Previews 2
        Six

        # Branch_Previews
        Three
        Four

        """
    )
  }

  @Test func `variables with @Previewable update the screen`() async throws {
    try tool.write("double tap\nswipe right\n", to: "gestures.txt")
    let run = try await tool.run("say", "Row.swift", "--gestures", "gestures.txt")
    #expect(
      run.output.contains(
        "> double tap\n[activated Wi-Fi]\non\n> swipe right\non\n"
      ),
      "\(run.output)"
    )
  }

  private static let file = """
    import SwiftUI

    struct Row: View {
      let name: String
      @Binding var isOn: Bool
      var body: some View {
        Toggle(name, isOn: $isOn)
      }
    }

    struct Whole: View {
      var body: some View { Text("All of it") }
    }

    #Preview("Off at first") {
      @Previewable @State var isOn = false
      Row(name: "Wi-Fi", isOn: $isOn)
      Text(isOn ? "on" : "off")
    }

    #Preview {
      Whole()
    }

    #Preview("Broken") {
      Row(nam: "x")
    }

    #Preview {
      NavigationStack { Whole().navigationTitle("Home") }
    }

    struct Row_Previews: PreviewProvider {
      static var previews: some View {
        Row(name: "Old", isOn: .constant(true))
      }
    }

    #Preview("A label", traits: .sizeThatFitsLayout) {
      let label = UILabel()
      label.text = "From UIKit"
      return label
    }

    """
}
