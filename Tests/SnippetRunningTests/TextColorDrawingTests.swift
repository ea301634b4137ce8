import ScreenDrawing
import SnippetNotation
import SnippetTestSupport
import Testing

/// Colours of text in drawings of UIKit views.
struct TextColorDrawingTests {
  private func inks(_ code: String, of name: String = "view") async throws -> [ScreenDrawing.Ink] {
    try await Page.drawing(code, "screen \(name)").texts.map(\.ink)
  }

  @Test(arguments: [
    "let view = UILabel()",
    "let view = UITextField()",
    "let view = UITextView()",
    "let view = UITextView()\nview.isEditable = false",
  ])
  func `labels, fields and text views have the colour of their text`(view: String) async throws {
    let red = ScreenDrawing.Paint(light: 0xFF383C, dark: 0xFF4245).legible()
    let named = "\(view)\nview.text = \"Late\"\nview.accessibilityLabel = \"Note\"\n"
    #expect(try await inks(named) == [.plain])
    #expect(try await inks(named + "view.textColor = .systemRed") == [.paint(red)])
    #expect(try await inks(named + "view.textColor = .secondaryLabel") == [.soft])
  }

  /// Greys that are neither as dark nor as light as the screen's own ink are drawn as they are.
  @Test(arguments: [
    ("UIColor.darkGray", ScreenDrawing.Ink.paint(.init(light: 0x555555).legible())),
    ("UIColor(white: 0.6, alpha: 1)", .paint(.init(light: 0x999999).legible())),
    (
      "UIColor(red: 0.4, green: 0.45, blue: 0.5, alpha: 1)",
      .paint(.init(light: 0x667380).legible())
    ),
    ("UIColor.black", .plain), ("UIColor.label", .plain),
    // It would be invisible on the ground, so the drawing doesn't know what is behind it.
    ("UIColor.white", .plain),
    ("UIColor.lightGray", .soft), ("UIColor.secondaryLabel", .soft),
    ("UIColor.black.withAlphaComponent(0.4)", .soft),
  ])
  func `a label has the grey of its code`(color: String, ink: ScreenDrawing.Ink) async throws {
    let code = "let view = UILabel()\nview.text = \"Late\"\nview.textColor = \(color)"
    #expect(try await inks(code) == [ink])
  }

  @Test func `an attribute of the text sets its colour`() async throws {
    let red = ScreenDrawing.Paint(light: 0xCC0000)
    let text = """
      let view = UILabel()
      let red = UIColor(red: 0.8, green: 0, blue: 0, alpha: 1)
      view.attributedText = NSAttributedString(
        string: "Late",
        attributes: [.foregroundColor: red]
      )
      """
    #expect(try await inks(text) == [.paint(red.legible())])
  }

  /// Black and white have no colour of their own, and are still not the system's blue.
  @Test(arguments: [
    ("view.tabBar.tintColor = .black", ScreenDrawing.Ink.plain),
    ("view.tabBar.tintColor = .label", .plain),
    ("view.tabBar.tintColor = .secondaryLabel", .soft),
    (
      "view.tabBar.tintColor = .systemRed",
      .paint(.init(light: 0xFF383C, dark: 0xFF4245).legible())
    ),
    ("", .tint),
  ])
  func `the selected tab has the tint of its bar`(
    tint: String,
    ink: ScreenDrawing.Ink
  ) async throws {
    let tabs = """
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
      let view = UITabBarController()
      view.viewControllers = [page]

      """
    #expect(try await inks(tabs + tint) == [ink])
  }

  @Test(arguments: [
    ("UIImage(named: \"ic_close_24\")", "xmark"),
    ("UIImage(named: \"tab_search_24\")", "magnifyingglass"),
    ("UIImage(systemName: \"trash\")", "trash"),
    // A file whose name suggests nothing is drawn as an image, not as an empty square.
    ("UIImage(named: \"brand_24\")", "photo"),
    ("UIImage()", "photo"),
  ])
  func `bar buttons and tabs show what the name of their picture suggests`(
    image: String,
    symbol: String
  ) async throws {
    let drawing = try await Page.drawing(
      """
      let page = UIViewController()
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        image: \(image), primaryAction: UIAction { _ in }
      )
      page.navigationItem.rightBarButtonItem?.accessibilityLabel = "Close"
      page.tabBarItem = UITabBarItem(title: "Home", image: \(image), tag: 0)
      let view = UITabBarController()
      view.viewControllers = [UINavigationController(rootViewController: page)]
      """,
      "screen view"
    )
    let symbols = drawing.shapes.compactMap {
      if case .symbol(_, let name, _) = $0 { name } else { nil }
    }
    #expect(symbols == [symbol, symbol])
  }
}
