import SnippetTestSupport
import Testing

/// Apple's macros and the imports of Foundation, without building macros.
struct EntryTests {
  @Test func `an entry is an environment value with its default`() async {
    await Page.expectNothing(
      about: """
        ```swift
        import SwiftUI

        struct Theme { var name = "Dark" }

        extension EnvironmentValues {
          @Entry var mood = "happy"
          @Entry var limit: Int?
          @Entry var theme: Theme = Theme(
            name: "Light"
          )
          @Entry public var steps = [1, 2]
          @Entry var shift = -0.5
          @Entry var other = Theme()
        }

        struct Mood: View {
          @Environment(\\.mood) private var mood
          @Environment(\\.theme) private var theme
          @Environment(\\.limit) private var limit
          @Environment(\\.other) private var other
          var body: some View {
            Text("\\(mood), \\(theme.name), \\(limit ?? 0), \\(other.name)")
          }
        }

        let sad = Mood().environment(\\.mood, "sad").environment(\\.limit, 3)
        print(EnvironmentValues().steps, EnvironmentValues().shift)
        ```

        ```output
        [1, 2] -0.5
        ```

        ```voiceover Mood()
        happy, Light, 0, Dark
        ```

        ```voiceover sad
        sad, Light, 3, Dark
        ```
        """
    )
  }

  @Test func `a mistake in an entry is reported at its line`() async {
    await Page.expectNothing(
      about: """
        ```swift fails
        import SwiftUI
        extension EnvironmentValues {
          @Entry var count: Int = "one"
        }
        ```

        ```error
        cannot convert return expression of type 'String' to return type
        ```

        ```swift fails
        import SwiftUI
        func made() -> Int { 1 }
        extension EnvironmentValues {
          @Entry var count = made()
        }
        ```

        ```error
        unknown attribute 'Entry'
        ```
        """
    )
  }

  @Test func `observable models need only Foundation`() async {
    await Page.expectNothing(
      about: """
        ```swift
        import Foundation

        final class Basket: ObservableObject {
          @Published var count = 1
        }
        print(Basket().count)
        ```

        ```output
        1
        ```

        ```swift
        import Foundation

        @Observable final class Basket {
          var count = 2
        }
        print(Basket().count)
        ```

        ```output
        2
        ```
        """
    )
  }
}
