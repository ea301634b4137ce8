import PortableSwiftUI
import Testing

@MainActor
struct StyleTests {
  private struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Image(systemName: "plus")
        configuration.label
      }
      .accessibilityElement(children: .combine)
      .onTapGesture { configuration.isExpanded.toggle() }
      if configuration.isExpanded { configuration.content }
    }
  }

  // Rule: swiftui-disclosure.
  // Source: CVS Health; B.
  @Test func `a disclosure group speaks its state in any style`() async throws {
    let group = DisclosureGroup("Details") { Text("Inside") }.disclosureGroupStyle(Plus())
    #expect(try heard(group) == ["Details, Collapsed"])
    #expect(try await driven(group, by: "double tap", "swipe right").last == "Inside")
  }

  private struct OwnToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Text("Own toggle") }
  }

  private struct OwnProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { Text("Own progress") }
  }

  private struct OwnContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { Text("Own content") }
  }

  @Test func `an app's style replaces the built-in one`() throws {
    let toggle = Toggle("Sound", isOn: .constant(true)).toggleStyle(OwnToggle())
    #expect(try heard(toggle).first?.hasPrefix("Own toggle") == true)
    let progress = ProgressView(value: 0.5).progressViewStyle(OwnProgress())
    #expect(try heard(progress).first?.hasPrefix("Own progress") == true)
    let content = LabeledContent("Street", value: "Main").labeledContentStyle(OwnContent())
    #expect(try heard(content) == ["Own content"])
  }

  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func `a field is labeled in any style of labeled content`() throws {
    let field = LabeledContent("Street") { TextField("", text: .constant("Main")) }
    #expect(try heard(field.labeledContentStyle(Stacked())) == (try heard(field)))
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Circle().trim(from: 0, to: configuration.fractionCompleted ?? 0)
      }
    }
  }

  @Test func `progress is spoken in any style`() throws {
    let progress = ProgressView("Loading", value: 0.4)
    #expect(try heard(progress.progressViewStyle(Percent())) == ["Loading, 40%"])
  }

  private struct Boxed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { Toggle(configuration) }
    }
  }

  private struct Nested: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(isOn: configuration.$isOn) { configuration.label }
    }
  }

  @Test func `a toggle within its own style ends`() async throws {
    struct Sound: View {
      @State private var isOn = false
      var body: some View { Toggle("Sound", isOn: $isOn).toggleStyle(Nested()) }
    }
    #expect(try heard(Sound()) == ["Sound, Switch button, off"])
    #expect(try await driven(Sound(), by: "double tap").last == "on")
    let boxed = Toggle("Sound", isOn: .constant(true)).toggleStyle(Boxed())
    #expect(try heard(boxed) == ["Sound, Switch button, on"])
  }

  private struct Badge: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.icon
        configuration.title
      }
    }
  }

  private struct Bare: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.icon }
  }

  // Rule: swiftui-label.
  @Test func `a label keeps its name in the app's styles`() throws {
    let label = Label("Wind", systemImage: "wind")
    #expect(try heard(label.labelStyle(Badge())) == ["Wind"])
    #expect(try heard(label.labelStyle(Bare())) == ["Wind"])
    #expect(
      try heard(
        Button {
        } label: {
          label.labelStyle(Bare())
        }
      ) == ["Wind, Button"]
    )
  }

  private struct Tapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.trigger() }
    }
  }

  private struct Wrapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  }

  private struct Recursive: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
      } label: {
        configuration.label
      }
    }
  }

  // Rule: swiftui-button.
  @Test func `a button stays a button in the app's primitive styles`() throws {
    #expect(try heard(Button("Go") {}.buttonStyle(Tapped())) == ["Go, Button"])
    #expect(try heard(Button("Go") {}.buttonStyle(Wrapped())) == ["Go, Button"])
    #expect(try heard(Button("Go") {}.buttonStyle(Recursive())) == ["Go, Button"])
  }

  private struct Framed: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  }

  @Test func `progress and labeled content can be shown within their own styles`() throws {
    let progress = ProgressView("Loading", value: 0.4).progressViewStyle(Framed())
    #expect(try heard(progress) == ["Loading, 40%"])
  }

  // Rule: swiftui-picker.
  @Test func `a picker with a hidden label in labeled content says its choice`() throws {
    let row = LabeledContent {
      Picker("", selection: .constant(1)) {
        Text("German").tag(0)
        Text("Russian").tag(1)
      }
      .labelsHidden()
    } label: {
      Text("Language")
    }
    #expect(try heard(row).first?.hasPrefix("Language, Russian, Button") == true)
    let combined = row.accessibilityElement(children: .combine)
    #expect(try heard(combined) == (try heard(row)))
  }
}
