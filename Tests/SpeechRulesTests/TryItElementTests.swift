import AccessibilityTree
import SpeechRules
import Testing

struct TryItElementTests {
  @Test func `a query gives the line, its parts, the Voice Control name and code`() {
    let answer = TryItElement(query: "label=ic_close_24&traits=button&device=en").answer
    #expect(
      answer == """
        caption\tic_close_24, Button
        part\tlabel\tic_close_24\ten\tapp\ttext-order\tH
        part\ttrait\tButton\ten\tsystem\ttrait-button\tH
        name\tic_close_24\tvoice-input-labels\tA
        answers\tic_close_24
        some-words
        UIKit\tview.isAccessibilityElement = true
        UIKit\tview.accessibilityLabel = "ic_close_24"
        UIKit\tview.accessibilityTraits = .button
        SwiftUI\tview
        SwiftUI\t  .accessibilityElement()
        SwiftUI\t  .accessibilityLabel("ic_close_24")
        SwiftUI\t  .accessibilityAddTraits(.isButton)
        """
    )
  }

  @Test(arguments: [
    (
      "label=%D0%9C%D0%B5%D0%BD%D1%8E&traits=selected,tabBarItem&place=tab,2,4&device=ru",
      "выбрано, Меню, Вкладка, 2 из 4"
    ),
    ("label=Menu+%26+more&traits=header&level=2&device=en", "Menu & more, Heading level 2"),
    ("label=A&traits=button&kind=before&device=en", "Button, A"),
    ("label=A&hint=B&hints=off&device=de", "A"),
    (
      "label=A&content=!Price|10&content=Weight|2&device=en", "A, Price, 10, More content available"
    ),
    (
      "label=5&place=cell,2,1,1,3&header=Row|1&header=Column&device=en",
      "Row, 1, Column, 5, Spans 3 columns, Row 2, Column 1"
    ),
    ("label=%ZZ&device=xx&os=99&place=nowhere&traits=none", "%ZZ"),
    ("", ""),
  ])
  func `valid query fields are applied and invalid ones ignored`(
    query: String,
    caption: String
  ) {
    #expect(TryItElement(query: query).utterance.caption == caption)
  }

  @Test(arguments: [
    ("traits=button&device=en", ["Button"], true), ("label=A&device=en", [], false),
    ("label=A&touch=yes&device=en", ["A"], true), ("label=A&traits=button&touch=no", [], false),
    ("label=Cart&traits=button&say=Basket&say=Bag&tool=voicecontrol", ["Basket", "Bag"], false),
    ("label=Menu&traits=button,backButton&device=en", ["Menu", "Back"], true),
    ("label=Menu&traits=button,backButton&device=en&os=17", ["Menu"], true),
  ])
  func `Voice Control accepts the names of elements that respond to touch`(
    query: String,
    names: [String],
    takesSomeWords: Bool
  ) {
    let facts = TryItElement(query: query).answer.split(separator: "\n")
    #expect(facts.filter { $0.hasPrefix("answers") } == names.map { "answers\t\($0)" })
    #expect(facts.contains("some-words") == takesSomeWords)
  }

  @Test func `an element survives a round trip through its query`() {
    var element = AccessibilityElement(
      id: ElementID(1),
      label: "Größe & «Ж»\n=?",
      value: "100 %",
      hint: "Tab\t+",
      traits: [.button, .selected, .toggleButton, .popUpButton],
      language: "de",
      userInputLabels: ["One", "Two"],
      customActions: [CustomAction(name: "Delete"), CustomAction(name: "Move, now")],
      customContent: [CustomContent(label: "Price", value: "10 | 12", isImportant: true)],
      headingLevel: 3,
      isExpanded: false
    )
    element.wheelPosition = WheelPosition(index: 2, count: 30)
    element.textInput = TextInput(isEmpty: true, acceptsWords: false)
    element.inferredTexts = [.value]
    element.respondsToUserInteraction = false
    let places: [Place.Context?] = [
      nil, .listEnd, .series(index: 1, count: 3),
      .tableCell(
        TableCell(headers: [.init(label: "Row", value: "1"), "Column"], row: 2, column: 1)
      ),
    ]
    for place in places {
      var trial = TryItElement(
        element,
        context: place,
        settings: SpeechSettings(language: "zh-Hans", hints: false, os: .iOS18, traits: .off)
      )
      trial.tool = .voiceControl
      let again = TryItElement(query: trial.query)
      #expect(again == trial)
      #expect(again.answer == trial.answer)
    }
  }

  @Test func `code escapes the text of an element`() {
    let trial = TryItElement(query: "label=%22A%22%5C%0AB&device=en")
    #expect(trial.answer.contains(#"view.accessibilityLabel = "\"A\"\\\nB""#))
  }
}
