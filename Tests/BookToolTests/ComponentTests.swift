import Testing

/// Components, compiled and run by the real executable.
struct ComponentTests {
  private static let path = "Content/data/components/01-choosing.yml"

  private static let file = opening + sort + pair

  private static let opening = """
    group: choosing
    title: {en: Choosing, ru: Выбор}
    components:

    """

  private static let sort = """
      - id: sort
        name: {en: Sorting, ru: Сортировка}
        about: {en: Chooses an order., ru: Выбирает порядок.}
        texts: {sort: {en: Sort, ru: Порядок, de: Sortieren, zh: 排序}}
        uikit: |
          let sort = UIButton(configuration: .plain(), primaryAction: UIAction { _ in })
          sort.setTitle("{{sort}}", for: .normal)
          show(sort)
        swiftui: |
          show(
            Button("{{sort}}") {}
          )
        mistake: |
          show(UIButton(primaryAction: UIAction(image: UIImage(named: "ic_1")) { _ in }))
        defect: {en: No name., ru: Нет имени.}
        check: {en: Listen., ru: Послушайте.}
        chapter: button

    """

  private static let pair = """
      - id: pair
        name: {en: A pair, ru: Пара}
        about: {en: Two labels., ru: Две надписи.}
        texts: {one: {en: One, ru: Один, de: Eins, zh: 一}}
        no-uikit: {en: No one needs it there., ru: Там это не нужно.}
        swiftui: |
          import SwiftUI

          struct Pair: View {
            var body: some View {
              VStack { Text("{{one}}"); Text("2") }
            }
          }

          show(Pair())
        reading: all
        defect: {en: None., ru: Нет.}
        check: {en: Listen., ru: Послушайте.}
        chapter: button

    """

  @Test func `each language's line is computed from the code and shown on the page`() async throws {
    let tool = try await Tool()
    try tool.write(Self.file, to: Self.path)
    let run = try await tool.run("build")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("(de 6, en 9, ru 9, zh-Hans 6)"), "\(run.output)")
    let page = try tool.read("build/site/en/components/sort/index.txt")
    for line in [
      "1. Sort, Button", "Spoken line: Порядок, Кнопка.", "Spoken line: Sortieren, Taste.",
      "[in Chinese: 排序, 按钮]", "Compiled and run.",
    ] {
      #expect(page.contains(line), "\(line)")
    }
    let russian = try tool.read("build/site/ru/components/sort/index.txt")
    #expect(russian.contains("1. Порядок, Кнопка"))
    #expect(russian.contains("+ sort.setTitle(\"Порядок\", for: .normal)"))
    #expect(russian.contains("sort.setTitle(\"Порядок\", for: .normal)"))
    let pair = try tool.read("build/site/en/components/pair/index.txt")
    #expect(pair.contains("1. One\n2. 2"))
    #expect(pair.contains("No one needs it there."))
    let report = try tool.read("build/check.json")
    #expect(report.contains("\"language\" : \"de\""))
  }

  private struct Fault: Sendable {
    var component = ComponentTests.sort
    var right: String
    var wrong: String
    var place: String
    var summary: String
  }

  private static let faults = [
    Fault(
      right: "sort.setTitle(\"{{sort}}\", for: .normal)",
      wrong: "sort.set(\"{{sort}}\")",
      place: "10:12",
      summary: "value of type 'UIButton' has no member 'set'"
    ),
    Fault(
      right: "sort.setTitle(\"{{sort}}\", for: .normal)",
      wrong: "sort.setTitle(\"{{sort}}\", for: normal)",
      place: "10:38",
      summary: "cannot find 'normal' in scope"
    ),
    Fault(
      right: "Button(\"{{sort}}\") {}",
      wrong: "Button(\"{{sort}}\", role: none) {}",
      place: "14:34",
      summary: "cannot find 'none' in scope"
    ),
    Fault(
      component: pair,
      right: "Text(\"{{one}}\"); Text(\"2\")",
      wrong: "Color.red; let _ = \"{{one}}\"",
      place: "9:1",
      summary: "VoiceOver says nothing for the component 'pair' in SwiftUI"
    ),
    Fault(
      right: "show(UIButton(",
      wrong: "show(UIButtons(",
      place: "17:12",
      summary: "cannot find 'UIButtons' in scope"
    ),
    Fault(
      right: "Button(\"{{sort}}\")",
      wrong: "Button(\"{{sort}}!\")",
      place: "12:1",
      summary: "the lines of the component 'sort5' differ between UIKit and SwiftUI (en)"
    ),
  ]

  @Test func `an error in code is reported once, at its line`() async throws {
    let tool = try await Tool()
    for (number, fault) in Self.faults.enumerated() {
      let text = (Self.opening + fault.component).replacing("choosing", with: "choosing\(number)")
        .replacing("- id: sort", with: "- id: sort\(number)")
        .replacing(fault.right, with: fault.wrong)
      try tool.write(text, to: Self.path(number))
    }
    let run = try await tool.run("check", "--filter", "fault")
    #expect(run.status == 1)
    for (number, fault) in Self.faults.enumerated() {
      let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix(Self.path(number)) }
      #expect(lines.count == 1, "\(run.errors)")
      let start = "\(Self.path(number)):\(fault.place): error: \(fault.summary)"
      #expect(lines.first?.hasPrefix(start) == true, "\(run.errors)")
    }
  }

  private static func path(_ number: Int) -> String {
    "Content/data/components/0\(number)-fault.yml"
  }
}
