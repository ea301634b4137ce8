import AppReading
import AssistiveTechnology
import FileSpeech
import Foundation
import SnippetMessages
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import TestSupport
import Testing

/// Files of a made-up app are spoken with what they need of the rest of it.
struct AppSpeechTests {
  private func speak(
    _ files: [String: String],
    _ spoken: String,
    language: String = "en"
  ) async throws -> SpokenFiles {
    let folder = TemporaryFolder()
    for (path, text) in files {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    let root = folder.url.resolvingSymlinksInPath().path(percentEncoded: false)
    let index = AppIndex(AppFolder(root), cache: nil)
    let request = SpeechRequest(
      files: [SwiftFile(path: "\(root)/\(spoken)", text: files[spoken] ?? "")],
      settings: ScreenSettings(language: language)
    )
    let runner = SnippetRunner(toolchain: Page.toolchain, cache: nil)
    return await runner.speak(request, in: index, texts: AppTexts(index, language: language))
  }

  private func lines(_ spoken: SpokenFiles) -> [String] {
    spoken.screens.flatMap(\.transcript.lines)
  }

  @Test
  func `a view is spoken with a model and a modifier of other modules`() async throws {
    let spoken = try await speak(
      [
        "Sources/Model/Item.swift": """
        import Foundation
        public struct Item {
          public var title: String
          public static let preview = Item(title: "Soup")
          public func save() throws { try Storage.shared.write(self) }
        }
        """,
        "Sources/Look/Look.swift": """
        import SwiftUI
        extension View { public func asTitle() -> some View { accessibilityAddTraits(.isHeader) } }
        """,
        "Sources/App/Row.swift": """
        import Look
        import Model
        import SwiftUI
        struct Row: View {
          let item: Item
          var body: some View { Text(item.title).asTitle() }
        }
        """,
      ],
      "Sources/App/Row.swift"
    )
    #expect(lines(spoken) == ["Soup, Heading"], "\(spoken.errors)")
    #expect(spoken.slice?.hasStandIns == false)
    #expect(spoken.slice?.files == 2)
  }

  @Test
  func `a name that nothing declares is spoken in angle quotes and reported`() async throws {
    let spoken = try await speak(
      [
        "Cart.swift": """
        import Analytics
        import SwiftUI
        struct Cart: View {
          var body: some View {
            Button(L10n.Cart.buy) { Tracker.shared.log("buy") }
            Image("gift")
          }
        }
        """
      ],
      "Cart.swift"
    )
    #expect(lines(spoken).first == "‹L10n.Cart.buy›, Button", "\(spoken.errors)")
    #expect(spoken.slice?.standIns.contains("L10n") == true)
    #expect(spoken.screens.flatMap(\.warnings) == [])
  }

  @Test
  func `previews under DEBUG are spoken, with the texts of the language`() async throws {
    let spoken = try await speak(
      [
        "Pay.swift": """
        import SwiftUI
        struct Pay: View { var body: some View { Button("pay") {} } }
        #if DEBUG
        #Preview("Paying") { VStack { Pay(); Text("cart.title") } }
        #endif
        """,
        "ru.lproj/Localizable.strings": "\"pay\" = \"Оплатить\"; \"cart.title\" = \"Корзина\";",
      ],
      "Pay.swift",
      language: "ru"
    )
    #expect(spoken.screens.map(\.name) == ["Paying", "Pay"], "\(spoken.errors)")
    #expect(lines(spoken).contains("Корзина"))
    #expect(lines(spoken).contains("Оплатить, Кнопка"))
  }
}
