import PortableSwiftUI
import Testing

/// What Apple deprecates and many apps still hold.
@MainActor
struct OlderCodeTests {
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

  @Test func `a described question is asked and answered`() async throws {
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

  @Test func `a described question without answers can be left`() async throws {
    struct Telling: View {
      @State var tells = true
      var body: some View {
        Text("Page").alert(isPresented: $tells) { Alert(title: Text("Saved")) }
      }
    }
    #expect(try await driven(Telling(), by: walk).contains("OK, Button"))
  }

  @Test func `a described choice offers its answers and a way out`() async throws {
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

  @Test func `a condition opens the screen of a link`() async throws {
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

  @Test func `a sheet is left by the presentation mode of before`() async throws {
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
}
