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
}
