import AccessibilityAudit
import AccessibilityTree
import PortableSwiftUI
import PortableUIKit
import Testing

/// The contrast of SwiftUI texts whose colors are known.
///
/// A visual check rather than a rule of speech. The ratios are those of WCAG’s formula. Source: WCAG 2.2, 1.4.3;
/// Apple’s documentation of the modifiers; A.
@MainActor
struct ContrastTests {
  private func found(_ view: some View) throws -> [String] {
    let screen = try screen(of: view.dynamicTypeSize(.large))
    return AccessibilityAudit().issues(of: screen.coloredTexts()).map(\.summary)
  }

  private let white = "'Total' is #FFFFFF on #FF8D28, 2.30 to 1"

  @Test func `the contrast of a text is measured on its background`() throws {
    let total = Text("Total").padding().background(Color.orange)
    #expect(try found(total) == [])
    #expect(try found(total.foregroundStyle(.white)) == [white])
    #expect(try found(total.foregroundColor(.white)) == [white])
    #expect(try found(Text("Total").foregroundStyle(.white).background(.orange)) == [white])
    let capsule = Text("Total").foregroundStyle(.white).background(.orange, in: Capsule())
    #expect(try found(capsule) == [white])
  }

  @Test func `shapes and lower layers of a stack are backgrounds`() throws {
    let figure = RoundedRectangle(cornerRadius: 8).fill(.orange)
    #expect(try found(Text("Total").foregroundStyle(.white).background { figure }) == [white])
    #expect(try found(figure.overlay { Text("Total").foregroundStyle(.white) }) == [white])
    let stack = ZStack {
      Color.orange
      Text("Total").foregroundStyle(.white)
    }
    #expect(try found(stack) == [white])
    let inherited = Circle().frame(width: 90, height: 90).foregroundStyle(.orange)
      .overlay { Text("Total").foregroundStyle(.white) }
    #expect(try found(inherited) == [white])
  }

  @Test func `a color is inherited, and the innermost one counts`() throws {
    let outer = VStack {
      Text("Total")
      Text("Sum").foregroundStyle(.black)
      Text("Rest").foregroundColor(.black).foregroundColor(.white)
    }
    .foregroundStyle(.white).background(.orange)
    #expect(try found(outer) == [white])
  }

  @Test func `the title of a label has the label's color`() throws {
    let label = Label("Total", systemImage: "star").foregroundStyle(.white).background(.orange)
    #expect(try found(label) == [white])
  }

  @Test func `a button's title is checked in a color set by the app`() throws {
    let plain = Button("Total") {}.background(.orange)
    // The tint is the app's and unknown.
    #expect(try found(plain) == [])
    #expect(try found(plain.tint(.white)) == [white])
    #expect(try found(plain.foregroundStyle(.white)) == [white])
    let prominent = Button("Total") {}.buttonStyle(.borderedProminent).tint(.orange)
    // The system chooses the color on a filled button.
    #expect(try found(prominent) == [])
    #expect(try found(prominent.foregroundStyle(.white)) == [white])
    #expect(try found(prominent.foregroundStyle(.white).disabled(true)) == [])
    let bordered = Button("Total") {}.buttonStyle(.bordered).background(.orange)
    #expect(try found(bordered.tint(.white)) == [])
    let style = Button("Total") {}.buttonStyle(.plain).background(.black)
    #expect(try found(style) == ["'Total' is #000000 on #000000, 1.00 to 1"])
  }

  @Test func `bold and large texts need less contrast`() throws {
    let grey = Color(white: 0x80 / 255)
    func text(_ font: Font) -> some View {
      Text("Total").font(font).foregroundStyle(grey).background(.white)
    }
    #expect(try found(text(.body)).count == 1)
    #expect(try found(text(.title)) == [])
    #expect(try found(text(.body.bold())) == [])
    #expect(try found(text(.system(size: 14, weight: .bold))) == [])
    #expect(try found(text(.system(size: 13, weight: .bold))).count == 1)
    #expect(try found(text(.body).fontWeight(.bold)) == [])
    #expect(try found(text(.body).bold()) == [])
  }

  @Test func `dark mode uses dark colors`() throws {
    // In dark mode text is white, and the orange differs.
    let total = Text("Total").background(.orange)
    #expect(
      try found(total.preferredColorScheme(.dark))
        == ["'Total' is #FFFFFF on #FF9230, 2.23 to 1"]
    )
    #expect(try found(total.environment(\.colorScheme, .light)) == [])
    // The dark variants of UIKit's colors are unknown.
    let uiKit = Text("Total").background(Color(UIColor.systemBackground))
    #expect(try found(uiKit.foregroundStyle(.white).colorScheme(.dark)) == [])
  }

  // Source: Apple, Human Interface Guidelines, “Color”, “System colors”, as it was for iOS 18; A.
  @Test(arguments: [
    (ColorScheme.light, "'Total' is #FFFFFF on #FF9500, 2.19 to 1"),
    (.dark, "'Total' is #FFFFFF on #FF9F0A, 2.05 to 1"),
  ])
  func `a screen of iOS 18 has the system colors of iOS 18`(
    appearance: ColorScheme,
    summary: String
  ) throws {
    let total = Text("Total").foregroundStyle(.white).background(.orange)
    let host = UIHostingController(rootView: total.colorScheme(appearance))
    let screen = try AccessibleScreen(showing: host, os: .iOS18)
    #expect(AccessibilityAudit().issues(of: screen.coloredTexts()).map(\.summary) == [summary])
  }

  @Test func `a translucent text is checked as composited`() throws {
    let pale = Text("Total").foregroundStyle(.black.opacity(0.5)).background(.white)
    #expect(try found(pale) == ["'Total' is #808080 on #FFFFFF, 3.97 to 1"])
    let whole = Text("Total").foregroundStyle(.black).opacity(0.5).background(.white)
    #expect(try found(whole) == ["'Total' is #808080 on #FFFFFF, 3.97 to 1"])
  }

  struct Silent: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(_ name: String, _ view: @escaping @MainActor @Sendable () -> V) {
      testDescription = name
      self.view = { AnyView(view()) }
    }
  }

  @MainActor private static var pale: Text { Text("Total").foregroundStyle(.white) }

  @Test(arguments: [
    Silent("no ground") { Text("Total").foregroundStyle(.yellow) },
    Silent("a material") { pale.background(.regularMaterial) },
    Silent("a gradient") {
      pale.background(LinearGradient(colors: [.white], startPoint: .top, endPoint: .bottom))
    },
    Silent("a picture") { pale.background { Image("Sea").resizable() } },
    Silent("a drawing") { pale.background { Canvas { _, _ in } }.background(.white) },
    Silent("a colour of the catalogue") { pale.background(Color("Brand")) },
    Silent("a colour with less at its end") { pale.background(Color.white.gradient) },
    Silent("the colour of the app") { pale.background(Color.accentColor) },
    Silent("the tint of the app") { pale.background(.tint) },
    Silent("glass") { pale.glassEffect().background(.white) },
    Silent("a lesser level") { Text("Total").foregroundStyle(.secondary).background(.white) },
    Silent("the colour of lesser text") {
      Text("Total").foregroundStyle(Color.secondary).background(.white)
    },
    Silent("letters in a colour of the catalogue") {
      Text("Total").foregroundStyle(Color("Brand")).background(.white)
    },
    Silent("an effect") { pale.background(.white).brightness(-0.5) },
    Silent("a ground that shines through") { pale.background(.white).opacity(0.5) },
    Silent("hidden") { pale.hidden().background(.white) },
    Silent("two colours") { (pale + Text("Sum").foregroundColor(.black)).background(.white) },
    Silent("disabled") { pale.background(.white).disabled(true) },
    Silent("a row") { List { pale }.background(.white) },
    Silent("a card of the system") { GroupBox { pale }.background(.white) },
    Silent("another screen") { NavigationStack { pale }.background(.white) },
  ])
  func `unknown colors and exempt texts are not reported`(silent: Silent) throws {
    #expect(try found(silent.view()) == [])
  }

  @Test func `texts that extend beyond their background are not reported`() throws {
    let dot = Circle().fill(.white).frame(width: 10, height: 10)
    #expect(try found(Text("Total").foregroundStyle(.white).background { dot }) == [])
  }
}
