import PortableSwiftUI
import Testing

@MainActor
struct ControlTests {
  // Rule: swiftui-button.
  // Source: AccessibilitySnapshot's images, trees of UI tests; A.
  @Test func `a button is one element with all texts of its label`() throws {
    let view = VStack {
      Button("Save") {}
      Button("Delete", role: .destructive) {}
      Button {
      } label: {
        VStack {
          Text("Soup")
          Text("5 €")
        }
      }
      Button {
      } label: {
        Image(systemName: "star.fill")
      }
      Button("Send", systemImage: "globe") {}
      Button("Pay", image: ImageResource(name: "card", bundle: .main)) {}
      Button("Wait") {}.disabled(true)
    }
    #expect(
      try heard(view) == [
        "Save, Button", "Delete, Button", "Soup, 5 €, Button", "Favorite, Button", "Send, Button",
        "card, Pay, Button", "Wait, dimmed, Button",
      ]
    )
  }

  // Rule: swiftui-toggle.
  // Source: CVS Health, trees of UI tests; B.
  @Test func `a toggle is one element that fills its row`() async throws {
    struct Alarm: View {
      @State private var isOn = false
      var body: some View { Toggle("Alarm", isOn: $isOn) }
    }
    #expect(
      try await driven(Alarm(), by: "double tap")
        == ["Alarm, Switch button, off", "> double tap", "[activated Alarm]", "on"]
    )
  }

  // Rule: swiftui-slider.
  // Source: OpenSwiftUI's tests, trees of UI tests; B.
  @Test(
    arguments: [
      (1.5, 1.0...2.0, "150%"), (4.5, 1.0...101.0, "4%"), (14, 10.0...24.0, "14"),
      (0.25, 0.0...1.0, "25%"),
    ]
  )
  func `a slider speaks percentages if its bounds are 1 or 100 apart`(
    value: Double,
    bounds: ClosedRange<Double>,
    said: String
  ) throws {
    let view = Slider(value: .constant(value), in: bounds) { Text("Size") }
    #expect(try heard(view) == ["Size, \(said), adjustable"])
  }

  // Rule: control-percent.
  // Numbers follow the language of the device, as formatters of Foundation do; C.
  @Test(
    arguments: [
      ("en", "50%", "1.5", "1,200 items"), ("ru", "50\u{A0}%", "1,5", "1\u{A0}200 items"),
      ("de", "50\u{A0}%", "1,5", "1.200 items"), ("zh-Hans", "50%", "1.5", "1,200 items"),
    ]
  )
  func `numbers are formatted for the device's language`(
    language: String,
    percent: String,
    number: String,
    count: String
  ) throws {
    struct Count: View {
      var body: some View { Text("\(1200) items") }
    }
    let view = VStack {
      Slider(value: .constant(0.5)) { Text("Size") }
      Slider(value: .constant(1.5), in: 0...3) { Text("Speed") }
      ProgressView("Download", value: 0.5)
      Count()
    }
    let lines = try heard(view, language: language)
    #expect(
      lines.map { $0.split(separator: ", ").prefix(2).joined(separator: ", ") } == [
        "Size, \(percent)", "Speed, \(number)", "Download, \(percent)", count,
      ]
    )
  }

  // Rule: swiftui-label.
  // Not documented; C. That the title remains the label of an image alone: CVS Health; B.
  @Test func `a title with an image is one element`() throws {
    let view = VStack {
      Label("Globe", systemImage: "globe")
      Label("World", systemImage: "globe").labelStyle(.iconOnly)
    }
    #expect(try heard(view) == ["Globe", "World, Image"])
  }
}
