import AccessibilityTree
import AssistiveTechnology
import Foundation
import PortableSwiftUI
import ScreenTestSupport
import SpeechRules
import Testing

@MainActor
struct LayoutTests {
  private func frames(_ view: some View) throws -> [String: Rect] {
    let elements = try screen(of: view).elements
    return Dictionary(elements.map { ($0.label ?? "", $0.frame) }) { first, _ in first }
  }

  @Test(arguments: [0, -1])
  func `a line limit below one is no limit`(limit: Int) throws {
    let words = "Margherita with extra basil and olives, and no onions at all, please"
    let view = Text(words).lineLimit(limit).frame(width: 100)
    #expect(try frames(view) == frames(Text(words).frame(width: 100)))
  }

  private final class Count {
    var placements = 0
  }

  private struct CountingLayout: Layout {
    let count: Count

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize { CGSize(width: 100, height: 100) }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      count.placements += 1
      for (index, view) in subviews.enumerated() {
        let corner = CGPoint(x: bounds.minX, y: bounds.minY + 30 * CGFloat(index))
        view.place(at: corner, proposal: .unspecified)
      }
    }
  }

  private struct Counting: View {
    let count: Count
    @State private var number = 0

    var body: some View {
      CountingLayout(count: count) {
        Button("Add") { number += 1 }
        ForEach(0..<5, id: \.self) { Text("Row \($0) of \(number)") }
      }
    }
  }

  @Test func `views aren't laid out again while only the focus moves`() throws {
    let count = Count()
    let screen = try screen(of: Counting(count: count))
    let before = count.placements
    // The first layout is followed by one that finds nothing to change.
    #expect(before <= 4)
    _ = VoiceOver(app: screen, settings: SpeechSettings(language: "en")).walk()
    #expect(count.placements == before)
  }

  @Test func `a changed state is laid out, and its texts are heard`() async throws {
    let view = Counting(count: Count())
    #expect(try await driven(view, by: "double tap", "swipe right").last == "Row 0 of 1")
  }

  @Test func `a row is centered, with its views next to each other`() throws {
    let frames = try frames(
      HStack(spacing: 10) {
        Circle().frame(width: 40, height: 40).accessibilityLabel("a")
        Circle().frame(width: 60, height: 20).accessibilityLabel("b")
      }
    )
    let first = try #require(frames["a"])
    let second = try #require(frames["b"])
    #expect(second.x - (first.x + first.width) == 10)
    #expect(first.y + first.height / 2 == second.y + second.height / 2)
    #expect(first.width == 40 && second.height == 20)
  }

  @Test func `a long word that fits is not broken`() throws {
    let frames = try frames(
      HStack {
        Circle().frame(width: 20, height: 20).accessibilityLabel("leaf")
        Text("Шампиньоны")
        Text("×1")
        Text("Меньше")
        Text("Больше")
      }
    )
    #expect(frames["Шампиньоны"]?.height == frames["×1"]?.height)
  }

  @Test func `a spacer takes the remaining space`() throws {
    let frames = try frames(
      HStack {
        Circle().frame(width: 40, height: 40).accessibilityLabel("a")
        Spacer()
        Circle().frame(width: 40, height: 40).accessibilityLabel("b")
      }
      .frame(width: 200)
    )
    let first = try #require(frames["a"])
    let second = try #require(frames["b"])
    #expect(second.x + second.width - first.x == 200)
  }

  @Test func `flexible views share the space`() throws {
    let frames = try frames(
      HStack(spacing: 0) {
        Rectangle().accessibilityLabel("a")
        Rectangle().accessibilityLabel("b")
      }
      .frame(width: 300, height: 50)
    )
    #expect(frames["a"]?.width == 150)
    #expect(frames["b"]?.width == 150)
  }

  @Test func `a column is aligned by its alignment`() throws {
    let frames = try frames(
      VStack(alignment: .leading) {
        Circle().frame(width: 40, height: 40).accessibilityLabel("a")
        Circle().frame(width: 100, height: 40).accessibilityLabel("b")
      }
    )
    #expect(frames["a"]?.x == frames["b"]?.x)
  }

  @Test func `padding and frames add to the size`() throws {
    let frames = try frames(
      Circle().frame(width: 40, height: 40).padding(5).accessibilityLabel("a")
    )
    #expect(frames["a"]?.width == 50)
  }

  @Test func `a right-to-left row begins at the right`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let view = HStack {
      Circle().frame(width: 40, height: 40).accessibilityLabel("a")
      Circle().frame(width: 40, height: 40).accessibilityLabel("b")
    }
    let app = try AccessibleScreen(
      showing: UIHostingController(rootView: view),
      direction: .rightToLeft
    )
    let elements = app.elements
    #expect(elements.map(\.label) == ["a", "b"])
    #expect(elements[0].frame.x > elements[1].frame.x)
  }

  @Test func `text grows with the user's text size`() throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let view = Text("A long line of text that breaks when it is large enough to do so")
    func height(_ category: UIContentSizeCategory) throws -> Double {
      let app = try AccessibleScreen(
        showing: UIHostingController(rootView: view),
        contentSizeCategory: category
      )
      return app.elements[0].frame.height
    }
    let (usual, largest) = (
      try height(.large), try height(.accessibilityExtraExtraExtraLarge)
    )
    #expect(largest > usual * 4)
  }

  @Test func `an app's own layout arranges views`() throws {
    struct Diagonal: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) -> CGSize {
        CGSize(width: 100, height: 100)
      }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        for (index, subview) in subviews.enumerated() {
          let offset = CGFloat(index * 20)
          subview.place(
            at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset),
            proposal: .unspecified
          )
        }
      }
    }
    let frames = try frames(
      Diagonal {
        Circle().frame(width: 10, height: 10).accessibilityLabel("a")
        Circle().frame(width: 10, height: 10).accessibilityLabel("b")
      }
    )
    let first = try #require(frames["a"])
    let second = try #require(frames["b"])
    #expect(second.x - first.x == 20 && second.y - first.y == 20)
  }

  // A color is both a view and a style; without `@_disfavoredOverload` this was ambiguous.
  @Test(arguments: [false, true])
  func `a color behind or in front of a view adds no element`(isDark: Bool) throws {
    let own = Color(red: 0, green: 0, blue: 0.5)
    let frames = try frames(
      Text("a")
        .background(own)
        .background(isDark ? Color(.systemGreen) : own)
        .background(.red)
        .overlay(own.opacity(0.1))
    )
    #expect(frames.keys.sorted() == ["a"])
  }

  @Test(arguments: [0, 1, 2])
  func `padding doesn't take the height of a text in a column`(padded: Int) throws {
    let frames = try frames(
      VStack {
        Text("a").padding(padded == 0 ? 16 : 0)
        Text("b").padding(padded == 1 ? 16 : 0)
        Button("c") {}.padding(padded == 2 ? 16 : 0)
      }
    )
    let line = try #require(frames["a"]).height
    #expect(line > 18)
    #expect(frames.values.allSatisfy { abs($0.height - line) < 0.01 }, "\(frames)")
  }

  @Test(arguments: [0, 10, 30, 50])
  func `a text without enough height has whole lines and at least one`(height: CGFloat) throws {
    struct Above: Layout {
      let height: CGFloat

      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) -> CGSize { subviews[0].sizeThatFits(ProposedViewSize(width: 100, height: height)) }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        let size = ProposedViewSize(width: 100, height: height)
        subviews[0].place(at: bounds.origin, proposal: size)
      }
    }
    let words = "Margherita with extra basil and olives, and no onions"
    let one = try #require(try frames(Text("a"))["a"]).height
    let cut = try #require(try frames(Above(height: height) { Text(words) })[words]).height
    #expect(abs(cut - max(1, (height / one).rounded(.down)) * one) < 0.5)
  }

  @Test func `views of a column that have no fixed height are as wide as it`() throws {
    let frames = try frames(
      VStack {
        Text("A long text")
        Button {
        } label: {
          Text("b").frame(maxWidth: .infinity)
        }
      }
      .fixedSize()
    )
    #expect(frames["b"]?.width == frames["A long text"]?.width)
  }
}
