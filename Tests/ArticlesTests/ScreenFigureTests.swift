import AccessibilityTree
import AssistiveTechnology
import BookModel
import BookTestSupport
import Diagnostics
import ScreenDrawing
import SnippetNotation
import SpeechRules
import Testing

/// A screen with the list of what is heard, and the mapping from lines to frames.
struct ScreenFigureTests {
  private let fence = "```screen menu\nThe menu: {stops} of them.\n```\n"

  @Test func `a screen is a picture with an equivalent list`() throws {
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: .over(["Soup", "Pie"]))])
    #expect(
      page.contains(
        """
        <figure class="transcript screen" id="screen-1"><figcaption>Screen 1. The menu: 2 of them. \
        VoiceOver. Computed.</figcaption>
        <div class="played">\
        <svg class="wire" viewBox="-40 42 482 176" role="img" aria-label="Drawing of the screen; \
        its numbers match the list that follows">\
        <path class="ground" d="M0 76a22 22 0 0 1 22-22h358a22 22 0 0 1 22 22V184\
        a22 22 0 0 1-22 22h-358a22 22 0 0 1-22-22z"></path>\
        <svg x="0" y="54" width="402" height="152" viewBox="0 54 402 152">\
        <text x="16" y="106">Soup</text>\
        <text x="16" y="166">Pie</text></svg>\
        <svg x="-3" y="54" width="408" height="152" viewBox="-3 54 408 152">\
        <path class="stops" d="M12 74h378v52h-378zM12 134h378v52h-378z"></path></svg>\
        <path class="leaders" d="M-13 100H12M-13 160H12"></path>\
        <path class="discs" d="M-24 100h0M-24 160h0"></path>\
        <g class="numbers"><text x="-24" y="105">1</text><text x="-24" y="165">2</text></g></svg>\
        <ol><li><b>Soup</b></li>
        <li><b>Pie</b></li>
        </ol>
        </div>
        </figure>
        """
      )
    )
  }

  @Test func `words in another language are marked in a drawing`() throws {
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: .over(["Суп", "Pie"]))])
    #expect(page.contains("lang=\"ru\">Суп</text>"))
    #expect(page.contains("y=\"166\">Pie</text>"))
  }

  @Test func `a screen that was not computed is marked as unchecked and not drawn`() throws {
    let page = try LittleBook(fence).page()
    #expect(page.contains("VoiceOver. Not checked in this build."))
    #expect(!page.contains("<svg"))
    #expect(!page.contains("<script src"))
  }

  @Test func `speech that differs when going backwards is stored with its line`() throws {
    var screen = Walkthrough.over(["Menu", "Basket"])
    let back = Utterance(
      parts: [UtterancePart(.container, "Tab Bar"), UtterancePart(.label, "Menu")],
      language: "en"
    )
    screen.backwardWalk = [.spoken(back, element: nil)]
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: screen)])
    #expect(
      page.contains("<li data-back=\"Tab Bar, Menu\"><b>Menu</b></li>")
    )
  }

  @Test func `a line without a frame has no index in the picture`() throws {
    var screen = Walkthrough.over(["A", "B", "C"])
    let utterance = Utterance(parts: [UtterancePart(.label, "x")], language: "en")
    screen.transcript.entries[1] = .spoken(utterance, element: nil)
    screen.transcript.entries.append(.event(.screenChanged))
    screen.transcript.entries.append(screen.transcript.entries[0])
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: screen)])
    #expect(page.contains("data-places=\"0  1 \""))
    #expect(page.contains("<text x=\"-24\" y=\"225\">3</text>"))
  }

  @Test func `shapes beyond the sides of the screen are cut or omitted`() throws {
    var screen = Walkthrough.over(["A"])
    func line(_ text: String, x: Double) -> ScreenDrawing.Shape {
      .text(ScreenDrawing.Text(text, x: x, baseline: 20, width: 60, size: 17, isBold: false))
    }
    screen.drawing?.shapes += [
      line("Coffee", x: 382), line("Cocoa!", x: -38), line("Tea", x: 402), line("Milk", x: -60),
      line("אבגדהו", x: 382), line("אבגדהו", x: -38),
      .edge(Rect(x: 390, y: 70, width: 200, height: 40), radius: 0),
      .edge(Rect(x: 500, y: 70, width: 77, height: 40), radius: 0),
    ]
    let far = AccessibilityElement(
      id: ElementID(9),
      label: "Tea",
      frame: Rect(x: 500, y: 70, width: 66, height: 44)
    )
    let utterance = Utterance(parts: [UtterancePart(.label, "Tea")], language: "en")
    screen.transcript.entries.append(.spoken(utterance, element: far))
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: screen)])
    // Two of six letters are on the screen; of the other word, two and part of a third.
    #expect(page.contains(#">Co</text>"#))
    #expect(page.contains(#"<text x="-8" y="20">oa!</text>"#))
    // Hebrew begins on the right.
    #expect(page.contains(#" lang="he">הו</text>"#))
    #expect(page.contains(#"<text x="-8" y="20" lang="he">אבג</text>"#))
    #expect(!page.contains(">Tea</text>") && !page.contains(">Milk</text>"))
    #expect(page.contains(#"<path class="edge" d="M390 70h24v40h-24z"></path>"#))
    // A stop off screen has a hidden frame next to the picture, and no number.
    #expect(page.contains(#"<path class="discs" d="M-24 100h0"></path>"#))
    #expect(page.contains(#"<g class="numbers"><text x="-24" y="105">1</text></g>"#))
    #expect(page.contains(#"d="M12 74h378v52h-378zM414 66h1v52h-1z""#))
  }

  @Test func `a surface covers shapes behind it, and other shapes share a path`() throws {
    var screen = Walkthrough.over(["A"])
    // A text completely below the surface would not be drawn.
    let area = Rect(x: 20, y: 70, width: 382, height: 60)
    screen.drawing?.shapes += [
      .area(area, radius: 0), .edge(Rect(x: 20, y: 80, width: 30, height: 10), radius: 0),
      .edge(Rect(x: 60, y: 80, width: 30, height: 10), radius: 5),
    ]
    let page = try LittleBook(fence).page([5: .drawn(before: nil, after: screen)])
    let text = try #require(page.firstRange(of: ">A</text>")?.lowerBound)
    let surface = try #require(page.firstRange(of: "<path class=\"area\"")?.lowerBound)
    #expect(text < surface)
    #expect(page.ranges(of: "<path class=\"edge\"").count == 1)
  }

  @Test func `a screen can be linked to`() throws {
    let book = LittleBook("See [the menu](#screen-1).\n\n" + fence)
    #expect(book.findings == [])
  }

  @Test(arguments: ["```screen menu\n```\n", "```voiceover menu player\nMenu\n```\n"])
  func `a player without its script is reported`(fence: String) {
    var book = LittleBook(fence)
    book.files.bytes["Site/player.js"] = nil
    #expect(book.findings.map(\.summary) == ["there is no 'Site/player.js'"])
    #expect(book.findings.first?.help?.contains("Content/en/basics/labels.md:5:1") == true)
  }
}
