import AccessibilityTree
import SpeechRules
import SpeechTrial
import Testing

struct SpeechTrialTests {
  @Test func `an address gives the line, its parts, the name for Voice Control and the code`() {
    let answer = SpeechTrial(query: "label=ic_close_24&traits=button&device=en").answer
    #expect(
      answer == """
        caption\tic_close_24, Button
        part\tlabel\tic_close_24\ten\tapp\ttext-order\tH
        part\ttrait\tButton\ten\tsystem\ttrait-button\tH
        name\tic_close_24\tvoice-input-labels\tA
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
      "Выбрано, Меню, Вкладка, 2 из 4"
    ),
    ("label=Menu+%26+more&traits=header&level=2&device=en", "Menu & more, Heading level 2"),
    ("label=A&traits=button&kind=before&device=en", "Button, A"),
    ("label=A&hint=B&hints=off&device=de", "A"),
    (
      "label=A&content=!Price|10&content=Weight|2&device=en", "A, Price, 10, More content available"
    ),
    ("label=%ZZ&device=xx&os=99&place=nowhere&traits=none", "%ZZ"),
    ("", ""),
  ])
  func `what an address says is heard, and what it says wrongly is left out`(
    query: String,
    caption: String
  ) {
    #expect(SpeechTrial(query: query).utterance.caption == caption)
  }

  @Test func `an element comes back from its address as it was`() {
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
    element.wheelPlace = WheelPlace(index: 2, count: 30)
    element.textInput = TextInput(isEmpty: true, isInWords: false)
    element.guesses = [.value]
    let places: [Place.Context?] = [
      nil, .listEnd, .series(index: 1, count: 3),
      .tableCell(
        TableCell(headers: [.init(label: "Row", value: "1"), "Column"], row: 2, column: 1)
      ),
    ]
    for place in places {
      let trial = SpeechTrial(
        element,
        context: place,
        settings: SpeechSettings(language: "zh-Hans", hints: false, os: .iOS18, traits: .off)
      )
      let again = SpeechTrial(query: trial.query)
      #expect(again == trial)
      #expect(again.answer == trial.answer)
    }
  }

  @Test func `code quotes what a text holds`() {
    let trial = SpeechTrial(query: "label=%22A%22%5C%0AB&device=en")
    #expect(trial.answer.contains(#"view.accessibilityLabel = "\"A\"\\\nB""#))
  }
}
