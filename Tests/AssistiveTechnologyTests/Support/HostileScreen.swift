import AccessibilityTree

/// Makes screens of elements whose properties have the strangest values that an app can report.
struct HostileScreen {
  private static let texts: [String?] = [
    nil, "", " ", "\n", "\u{0}\u{7}\u{1B}[2J", "\u{202E}abc", "\u{301}", "👩‍👩‍👧‍👦", "Купить", "שלום",
    "a\tb",
    "1/2", "-0.5 %", "9999999999999999999999", "+1 (555) 010-99-99", "https://a.example/?b=c",
    String(repeating: "word ", count: 40), String(repeating: "1", count: 60),
  ]
  private static let numbers = [Int.min, -1, 0, 1, 2, 7, Int.max]
  private static let lengths: [Double] = [
    0, -1, 40, 1e300, -1e300, .infinity, -.infinity, .nan, .leastNonzeroMagnitude,
  ]
  private static let kinds: [AccessibilityContainer.Kind] = [
    .group, .semanticGroup, .list, .landmark, .webLandmark, .dataTable, .series, .tabBar,
    .tabBarTrait,
  ]

  var generator: SeededGenerator

  mutating func any<Value>(_ values: [Value], or value: Value) -> Value {
    values.randomElement(using: &generator) ?? value
  }

  mutating func element() -> AccessibilityElement {
    var element = AccessibilityElement(
      // Identities should be unique, and aren't.
      id: ElementID(any([1, 2, 3, 4, 5, 6, .max], or: 1)),
      label: any(Self.texts, or: nil),
      value: any(Self.texts, or: nil),
      hint: any(Self.texts, or: nil),
      traits: AccessibilityTraits(rawValue: .random(in: 0 ... .max, using: &generator)),
      frame: rect(),
      language: any([nil, nil, "ru", "", "x", "zh-Hans", "-"], or: nil),
      userInputLabels: any([[], [""], ["A", "A"], ["\u{301}"]], or: []),
      customActions: any([[], [CustomAction(name: "")], [CustomAction(name: "A")]], or: []),
      customContent: any([[], [CustomContent(label: "", value: "", isImportant: true)]], or: []),
      rotors: any([[], [CustomRotor(name: "")], [CustomRotor(name: "A")]], or: []),
      headingLevel: any([nil] + Self.numbers, or: nil),
      isExpanded: any([nil, true, false], or: nil),
      dataTableCell: cell()
    )
    if any([true, false], or: true) {
      element.wheelPosition = WheelPosition(
        index: any(Self.numbers, or: 0),
        count: any(Self.numbers, or: 0)
      )
    }
    if any([true, false], or: true) {
      element.textInput = TextInput(isEmpty: any([true, false], or: true))
    }
    return element
  }

  mutating func rect() -> Rect {
    Rect(
      x: any(Self.lengths, or: 0),
      y: any(Self.lengths, or: 0),
      width: any(Self.lengths, or: 0),
      height: any(Self.lengths, or: 0)
    )
  }

  mutating func cell() -> DataTableCell? {
    let ranges = [
      nil, 0..<0, 0..<1, 3..<5, Int.min..<Int.min, Int.max..<Int.max, Int.min..<Int.max,
    ]
    return any(
      [nil, DataTableCell(rows: any(ranges, or: nil), columns: any(ranges, or: nil))],
      or: nil
    )
  }

  mutating func node(depth: Int) -> AccessibilityNode {
    guard depth > 0, any([true, false], or: true) else { return .element(element()) }
    let container = AccessibilityContainer(
      id: ElementID(any([1, 100, 101], or: 1)),
      kind: any(Self.kinds, or: .group),
      label: any(Self.texts, or: nil),
      value: any(Self.texts, or: nil),
      isEnabled: any([true, false], or: true),
      frame: rect(),
      order: any([.explicit, .geometric], or: .geometric),
      isReadTogether: any([true, false], or: true),
      elementsWithoutIndex: [ElementID(any([1, 2, 99], or: 1))],
      listed: [ElementID(any([1, 2, 99], or: 1))]
    )
    return .container(container, children: nodes(depth: depth - 1))
  }

  mutating func nodes(depth: Int) -> [AccessibilityNode] {
    (0..<Int.random(in: 0...5, using: &generator)).map { _ in node(depth: depth) }
  }
}
