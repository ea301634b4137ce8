import AccessibilityTree
import AssistiveTechnology
import PortableSwiftUI
import PortableUIKit
import ScreenTestSupport
import SpeechRules
import Testing

@MainActor
struct LinkedTextTests {
  // Rule: text-links.
  // Source: square/Blueprint, pull requests 459 and 473; kaeawc/auto-mobile, pull request 5592; B.
  @Test func `the word for a link follows the words of each link`() throws {
    let text = Text("I accept the [Terms](https://example.org/t) and [Privacy](https://p.example).")
    #expect(try heard(text) == ["I accept the Terms, Link, and Privacy, Link"])
    let joined = Text("See ") + Text("[help](https://example.org)")
    #expect(try heard(joined) == ["See help, Link"])
    #expect(try heard(Text("Read \(Text("[more](https://example.org)"))")) == ["Read more, Link"])
  }

  @Test func `links of attributed texts are spoken, and styles do not divide them`() throws {
    var text = AttributedString("Read our ")
    var link = AttributedString("Privacy ")
    link.link = URL(string: "https://example.org")
    var bold = AttributedString("Policy")
    bold.link = URL(string: "https://example.org")
    bold.accessibilitySpeechSpellsOutCharacters = true
    text += link + bold
    #expect(try heard(Text(text)) == ["Read our Privacy Policy, Link"])
    let markdown = try AttributedString(markdown: "**Read** [this](https://example.org)")
    #expect(try heard(Text(markdown)) == ["Read this, Link"])
  }

  @Test func `a label of the app has no links`() throws {
    let text = Text("[Terms](https://example.org)").accessibilityLabel("Terms of use")
    #expect(try heard(text) == ["Terms of use"])
    #expect(try heard(Text(verbatim: "[Terms](x)")) == ["[Terms](x)"])
  }

  private struct Consent: View {
    @State private var opened = "nothing"

    var body: some View {
      VStack {
        Text("Sign up")
        Text("See [Terms](https://example.org/terms) and [Privacy](https://example.org/privacy)")
        Link("Help", destination: URL(filePath: "/help"))
        Text("Opened \(opened)")
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.lastPathComponent
          return .handled
        }
      )
    }
  }

  @Test func `the rotor visits the links of a text and a double tap follows one`() async throws {
    let lines = try await driven(
      Consent(),
      by: "rotor Links",
      "swipe down",
      "swipe down",
      "double tap",
      "swipe down",
      "swipe down",
      "swipe up",
      "swipe up"
    )
    let texts = lines.filter { !$0.hasPrefix(">") }
    #expect(
      texts.prefix(4) == ["Sign up", "Links", "Terms, Link", "Privacy, Link"] && texts.last != nil,
      "\(lines)"
    )
    #expect(lines.contains("Help, Button, Link") && lines.contains("[limit]"), "\(lines)")
  }

  @Test func `a double tap follows the only link of a text`() async throws {
    struct Notice: View {
      @State private var opened = "nothing"
      var body: some View {
        VStack {
          Text("Read the [rules](https://example.org/rules)")
          Text("Opened \(opened)")
        }
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened = url.lastPathComponent
            return .handled
          }
        )
      }
    }
    #expect(try await driven(Notice(), by: "double tap", "swipe right").last == "Opened rules")
  }
}
