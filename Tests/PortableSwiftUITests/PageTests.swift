import PortableSwiftUI
import Testing

@MainActor
struct PageTests {
  private struct Pages: View {
    var mode = PageTabViewStyle.IndexDisplayMode.automatic
    @State var page = "a"

    var body: some View {
      VStack {
        TabView(selection: $page) {
          Text("First").tag("a")
          Text("Second").tag("b")
        }
        .tabViewStyle(.page(indexDisplayMode: mode))
        Text("Chosen: \(page)")
      }
    }
  }

  // Rule: swiftui-pages.
  // Source: CVS Health for the order; B.
  @Test func `the selected page is followed by the page control`() throws {
    #expect(try heard(Pages()) == ["First", "page 1 of 2, adjustable", "Chosen: a"])
  }

  @Test func `pages without dots speak only their content`() throws {
    #expect(try heard(Pages(mode: .never)) == ["First", "Chosen: a"])
  }

  // Rule: swiftui-pages.
  @Test(arguments: [["swipe right", "swipe up"], ["three-finger swipe left", "wait 1s"]])
  func `the page control and three-finger swipes turn the page`(gestures: [String]) async throws {
    let lines = try await driven(
      Pages(),
      by: gestures[0],
      gestures[1],
      "two-finger swipe up"
    )
    #expect(lines.suffix(3) == ["Second", "page 2 of 2, adjustable", "Chosen: b"])
  }
}
