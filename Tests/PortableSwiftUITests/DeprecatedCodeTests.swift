import PortableSwiftUI
import Testing

@MainActor
struct DeprecatedCodeTests {
  private let walk = "two-finger swipe up"

  private struct Asking: View {
    @State var asks = false
    @State var answer = "open"

    var body: some View {
      VStack {
        Button("Delete") { asks = true }
        Text(answer)
      }
      .alert(isPresented: $asks) {
        Alert(
          title: Text("Delete the mail?"),
          message: Text("It is gone then."),
          primaryButton: .destructive(Text("Delete")) { answer = "gone" },
          secondaryButton: .cancel()
        )
      }
    }
  }

  @Test func `an Alert value is presented and answered`() async throws {
    let lines = try await driven(
      Asking(),
      by: "double tap",
      walk,
      "touch Delete",
      "double tap",
      walk
    )
    #expect(lines.contains("It is gone then."))
    #expect(lines.contains("Cancel, Button"))
    #expect(lines.suffix(2) == ["Delete, Button", "gone"])
  }

  @Test func `an Alert value without buttons can be dismissed`() async throws {
    struct Telling: View {
      @State var tells = true
      var body: some View {
        Text("Page").alert(isPresented: $tells) { Alert(title: Text("Saved")) }
      }
    }
    #expect(try await driven(Telling(), by: walk).contains("OK, Button"))
  }

  @Test func `an ActionSheet value offers its buttons and a cancel button`() async throws {
    struct Choosing: View {
      @State var chooses = true
      var body: some View {
        Text("Page").actionSheet(isPresented: $chooses) {
          ActionSheet(title: Text("Photo"), buttons: [.default(Text("Take one"))])
        }
      }
    }
    let lines = try await driven(Choosing(), by: walk)
    #expect(lines.contains("Take one, Button"))
    #expect(lines.contains("Cancel, Button"))
  }

  @Test func `isActive opens the screen of a link`() async throws {
    struct Paying: View {
      @State var isPaid = false
      var body: some View {
        NavigationView {
          VStack {
            Button("Pay") { isPaid = true }
            NavigationLink(destination: Text("Thank you"), isActive: $isPaid) { Text("Receipt") }
          }
          .navigationBarTitle("Shop", displayMode: .inline)
          .navigationBarItems(trailing: Button("Help") {})
        }
      }
    }
    #expect(
      try heard(Paying()) == ["Shop, Heading", "Help, Button", "Pay, Button", "Receipt, Button"]
    )
    let byButton = try await driven(Paying(), by: "touch Pay", "double tap", walk)
    #expect(byButton.last == "Thank you")
    let byLink = try await driven(Paying(), by: "touch Receipt", "double tap", walk)
    #expect(byLink.last == "Thank you")
  }

  @Test func `presentationMode dismisses a sheet`() async throws {
    struct Sheet: View {
      @Environment(\.presentationMode) var mode
      var body: some View {
        Button("Close") { mode.wrappedValue.dismiss() }
      }
    }
    struct Page: View {
      @State var shows = true
      var body: some View {
        Text(shows ? "Behind" : "Back").sheet(isPresented: $shows) { Sheet() }
      }
    }
    let lines = try await driven(Page(), by: "touch Close", "double tap", walk)
    #expect(lines.last == "Back")
  }

  @Test func `a field reports editing changes and commits, as before iOS 15`() async throws {
    struct Form: View {
      @State private var name: String
      @State private var heard: [String] = []
      init() { _name = State(initialValue: "Anna") }
      var body: some View {
        VStack {
          TextField("Name", text: $name) { isEdited in
            heard.append(isEdited ? "edited" : "left")
          }
          Button("Next") {}
          Text(heard.joined(separator: " "))
        }
      }
    }
    let lines = try await driven(Form(), by: "double tap", "touch Next", walk)
    #expect(lines.first == "Anna, Text field")
    #expect(lines.contains { $0.hasPrefix("edited") }, "\(lines)")
  }

  @Test func `sections, steppers and lists accept the older argument order`() throws {
    let view = List {
      Section(header: Text("Head"), footer: Text("Foot")) { Text("Row") }
      Section(footer: Text("End")) { Text("Last") }
      Stepper(value: .constant(1), in: 0...3, onEditingChanged: { _ in }) { Text("Count") }
    }
    #expect(
      try heard(view) == [
        "Head, Heading", "Row", "Foot", "Last", "End", "Count", "Count, Decrement, 1, Button",
        "Count, Increment, 1, Button",
      ]
    )
    #expect(try heard(List(0..<2) { Text("\($0)") }) == ["0", "1"])
  }

  @Test func `appearance modifiers compile and change no speech`() throws {
    let angle = Angle.degrees(30) + .degrees(15) - .zero
    let view = VStack {
      Text("a")
        .background(.radialGradient(colors: [.red], startRadius: 0, endRadius: 9))
        .background(.ellipticalGradient(colors: [.red, .blue]))
        .background(RadialGradient(stops: [], center: .center, startRadius: 0, endRadius: 9))
        .background(.secondary.opacity(0.5))
        .clipShape(.rect(topLeadingRadius: 9))
        .rotationEffect(angle)
        .animation(.interactiveSpring(), value: 1)
        .animation(.bouncy(duration: 1, extraBounce: 0.1), value: 1)
        .transition(.modifier(active: Dimmed(), identity: Dimmed()))
        .contentTransition(.symbolEffect(.replace))
        .symbolEffect(.bounce, options: .repeating.speed(2), value: 1)
        .visualEffect { content, proxy in content.offset(x: proxy.size.width).opacity(0.5) }
        .scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.5) }
        .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        .contentMargins(.bottom, 8, for: .scrollIndicators)
    }
    #expect(try heard(view) == ["a"])
    #expect(angle.degrees.rounded() == 45)
  }
}

private struct Dimmed: ViewModifier {
  func body(content: Content) -> some View { content.opacity(0.5) }
}
