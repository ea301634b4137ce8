import AccessibilityTree

extension AccessibilityElement {
  /// Decodes an element from the fields of a URL query.
  init(trial fields: QueryFields) {
    let names = (fields["traits"] ?? "").split(separator: ",").map(String.init)
    let traits = TraitName.all.filter { names.contains($0.name) }.reduce(AccessibilityTraits()) {
      $0.union($1.trait)
    }
    self.init(
      id: ElementID(1),
      label: fields["label"],
      value: fields["value"],
      hint: fields["hint"],
      traits: traits,
      language: fields["language"],
      userInputLabels: fields.all("say"),
      respondsToUserInteraction: fields["touch"].map { $0 == "yes" },
      customActions: fields.all("action").map { CustomAction(name: $0) },
      customContent: fields.all("content").map { CustomContent(trial: $0) },
      rotors: fields.all("rotor").map { CustomRotor(name: $0) },
      headingLevel: fields["level"].flatMap { Int($0) },
      isExpanded: fields["expanded"].map { $0 == "yes" }
    )
    let wheel = (fields["wheel"] ?? "").split(separator: ",").map { Int(String($0)) ?? 0 }
    if wheel.count == 2 { wheelPosition = WheelPosition(index: wheel[0], count: wheel[1]) }
    if let field = fields["text"] {
      let facts = field.split(separator: ",").map(String.init)
      textInput = TextInput(
        isEmpty: facts.contains("empty"),
        acceptsWords: !facts.contains("numbers")
      )
    }
    let guessed = fields.all("guess")
    if guessed.contains("label") { inferredTexts.insert(.label) }
    if guessed.contains("value") { inferredTexts.insert(.value) }
  }

  var trialFields: QueryFields {
    var fields = QueryFields()
    fields.add("label", label)
    fields.add("value", value)
    fields.add("hint", hint)
    fields.add("traits", TraitName.names(in: traits).map { $0.name }.joined(separator: ","))
    fields.add("language", language)
    for name in userInputLabels { fields.add("say", name) }
    if respondsToUserInteraction != respondsByDefault {
      fields.add("touch", respondsToUserInteraction ? "yes" : "no")
    }
    for action in customActions { fields.add("action", action.name) }
    for detail in customContent { fields.add("content", detail.trialText) }
    for name in rotorNames { fields.add("rotor", name) }
    fields.add("level", headingLevel.map { String($0) })
    fields.add("expanded", isExpanded.map { $0 ? "yes" : "no" })
    fields.add("wheel", wheelPosition.map { "\($0.index),\($0.count)" })
    if let textInput {
      fields.add(
        "text",
        (textInput.isEmpty ? "empty" : "typed") + (textInput.acceptsWords ? "" : ",numbers")
      )
    }
    if inferredTexts.contains(.label) { fields.add("guess", "label") }
    if inferredTexts.contains(.value) { fields.add("guess", "value") }
    return fields
  }

  /// Whether the traits and actions alone would make the element respond to touch.
  private var respondsByDefault: Bool {
    AccessibilityElement(id: id, traits: traits, customActions: customActions)
      .respondsToUserInteraction
  }
}

extension CustomContent {
  /// Decodes a detail such as `Price|10 €`; a leading `!` marks important content.
  fileprivate init(trial text: String) {
    let isImportant = text.hasPrefix("!")
    let (label, value) = (isImportant ? String(text.dropFirst()) : text).pair
    self.init(label: label ?? "", value: value ?? "", isImportant: isImportant)
  }

  fileprivate var trialText: String { "\(isImportant ? "!" : "")\(label)|\(value)" }
}

extension Place.Context {
  /// Decodes a position such as `tab,2,4` or `list-start`; `nil` for any other text.
  init?(trial text: String, headers: [TableCell.Header]) {
    let words = text.split(separator: ",").map(String.init)
    let numbers = words.dropFirst().map { Int($0) ?? 0 }
    switch (words.first ?? "", numbers.count) {
    case ("list-start", 0): self = .listStart
    case ("list-end", 0): self = .listEnd
    case ("landmark-start", 0): self = .landmarkStart
    case ("landmark-end", 0): self = .landmarkEnd
    case ("series", 2): self = .series(index: numbers[0], count: numbers[1])
    case ("tab", 2): self = .tab(index: numbers[0], count: numbers[1])
    case ("cell", 4):
      self = .tableCell(
        TableCell(
          headers: headers,
          row: numbers[0] > 0 ? numbers[0] : nil,
          column: numbers[1] > 0 ? numbers[1] : nil,
          rowSpan: numbers[2],
          columnSpan: numbers[3]
        )
      )
    default: return nil
    }
  }

  /// The position as encoded in a URL, without the headers of a table.
  var trialText: String {
    switch self {
    case .series(let index, let count): "series,\(index),\(count)"
    case .tab(let index, let count): "tab,\(index),\(count)"
    case .listStart: "list-start"
    case .listEnd: "list-end"
    case .landmarkStart: "landmark-start"
    case .landmarkEnd: "landmark-end"
    case .tableCell(let cell):
      "cell,\(cell.row ?? 0),\(cell.column ?? 0),\(cell.rowSpan),\(cell.columnSpan)"
    }
  }

  var headers: [TableCell.Header] {
    if case .tableCell(let cell) = self { cell.headers } else { [] }
  }
}
