import AccessibilityTree

extension AccessibilityElement {
  /// Reads an element from the fields of an address.
  init(trial fields: TrialFields) {
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
    if wheel.count == 2 { wheelPlace = WheelPlace(index: wheel[0], count: wheel[1]) }
    if let field = fields["text"] {
      let facts = field.split(separator: ",").map(String.init)
      textInput = TextInput(isEmpty: facts.contains("empty"), isInWords: !facts.contains("numbers"))
    }
    let guessed = fields.all("guess")
    if guessed.contains("label") { guesses.insert(.label) }
    if guessed.contains("value") { guesses.insert(.value) }
  }

  /// What an address says of the element: all that changes its text.
  var trialFields: TrialFields {
    var fields = TrialFields()
    fields.add("label", label)
    fields.add("value", value)
    fields.add("hint", hint)
    fields.add("traits", TraitName.names(in: traits).map { $0.name }.joined(separator: ","))
    fields.add("language", language)
    for name in userInputLabels { fields.add("say", name) }
    if respondsToUserInteraction != isConcludedToRespond {
      fields.add("touch", respondsToUserInteraction ? "yes" : "no")
    }
    for action in customActions { fields.add("action", action.name) }
    for detail in customContent { fields.add("content", detail.trialText) }
    for name in rotorNames { fields.add("rotor", name) }
    fields.add("level", headingLevel.map { String($0) })
    fields.add("expanded", isExpanded.map { $0 ? "yes" : "no" })
    fields.add("wheel", wheelPlace.map { "\($0.index),\($0.count)" })
    if let textInput {
      fields.add(
        "text",
        (textInput.isEmpty ? "empty" : "typed") + (textInput.isInWords ? "" : ",numbers")
      )
    }
    if guesses.contains(.label) { fields.add("guess", "label") }
    if guesses.contains(.value) { fields.add("guess", "value") }
    return fields
  }

  /// Whether a touch does something here as far as traits and actions tell.
  private var isConcludedToRespond: Bool {
    AccessibilityElement(id: id, traits: traits, customActions: customActions)
      .respondsToUserInteraction
  }
}

extension CustomContent {
  /// Reads a detail such as `Price|10 €`, with an exclamation mark before one that is spoken at once.
  fileprivate init(trial text: String) {
    let isImportant = text.hasPrefix("!")
    let (label, value) = (isImportant ? String(text.dropFirst()) : text).pair
    self.init(label: label ?? "", value: value ?? "", isImportant: isImportant)
  }

  fileprivate var trialText: String { "\(isImportant ? "!" : "")\(label)|\(value)" }
}
