import Testing

/// What `book say` finds wrong in views of SwiftUI, in SwiftUI's own words.
struct SaySwiftUIFindingsTests {
  @Test func `findings name modifiers, and leave the sizes of the system alone`() async throws {
    let tool = try await Tool()
    try tool.write(
      """
      import SwiftUI
      struct Settings: View {
        @State var isOn = false
        @State var volume = 0.5
        var body: some View {
          VStack {
            Toggle("Wi-Fi", isOn: $isOn)
            Slider(value: $volume) { Text("Volume") }
            TabView { Text("a"); Text("b") }.tabViewStyle(.page)
            Button("x") {}
            Button {} label: { Color.red.frame(width: 50, height: 50) }
          }
        }
      }
      """,
      to: "Settings.swift"
    )
    let errors = try await tool.run("say", "Settings.swift").errors
    let warnings = errors.split(separator: "\n").filter { $0.contains("warning:") }
    #expect(warnings.count == 2, "\(errors)")
    #expect(errors.contains("as with '.frame(minWidth: 44, minHeight: 44)'"))
    #expect(errors.contains("warning: a view of SwiftUI has no label [missing-label]"))
    #expect(errors.contains("set '.accessibilityLabel', or '.accessibilityHidden(true)'"))
  }
}
