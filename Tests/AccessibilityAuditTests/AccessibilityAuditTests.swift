import AccessibilityAudit
import AccessibilityTree
import Testing

struct AccessibilityAuditTests {
  typealias Element = AccessibilityElement

  private static let large = Rect(width: 100, height: 44)

  private static func element(
    _ number: Int = 1,
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: AccessibilityTraits = .button,
    frame: Rect = large
  ) -> Element {
    Element(
      id: ElementID(number),
      label: label,
      value: value,
      hint: hint,
      traits: traits,
      frame: frame
    )
  }

  private static func kinds(
    _ elements: [Element],
    _ audit: AccessibilityAudit = AccessibilityAudit()
  ) -> [AccessibilityIssue.Kind] {
    audit.issues(of: elements).map(\.kind)
  }

  @Test(arguments: [([""], true), (["Flag", ""], true), (["Flag"], false), ([], false)])
  func `each custom action needs a name`(names: [String], isFound: Bool) {
    var mail = Self.element(label: "Mail")
    mail.customActions = names.map { CustomAction(name: $0) }
    #expect(Self.kinds([mail]) == (isFound ? [.missingLabel] : []))
  }

  @Test func `read-only text needs no label, a text field does`() {
    #expect(Self.kinds([Self.element(value: "Read me.", traits: .staticText)]).isEmpty)
    let field = Self.element(value: "Email", traits: .textEntry)
    #expect(Self.kinds([field]) == [.missingLabel])
    #expect(
      AccessibilityAudit().issues(of: [field]).first?.reason
        .hasPrefix("VoiceOver reads its content, perhaps a placeholder") == true
    )
    let typed = Self.element(label: "Your comment", value: "Comment", traits: .textEntry)
    #expect(Self.kinds([typed]).isEmpty)
  }

  @Test(
    arguments: [
      (
        element(value: "0", traits: [.button, .toggleButton, .notEnabled]), "en",
        "VoiceOver says only 'dimmed, Switch button, off', but not what it is for"
      ),
      (
        element(traits: [.button, .notEnabled]), "ru",
        "VoiceOver says only 'недоступно, Кнопка', but not what it is for"
      ),
      (
        element(traits: .image), "en",
        "VoiceOver says only 'Image', but not what it shows"
      ),
      (element(traits: []), "en", "VoiceOver stops on it and says nothing"),
      (
        element(), "en",
        "VoiceOver says what it is, but not what it is for, and Voice Control has no name for it"
      ),
    ]
  )
  func `a missing label is explained by what VoiceOver says`(
    element: Element,
    language: String,
    reason: String
  ) {
    let issue = AccessibilityAudit(language: language).issues(of: [element]).first
    #expect(issue?.kind == .missingLabel)
    #expect(issue?.reason == reason)
  }

  @Test(
    arguments: [
      (element(label: nil), .missingLabel), (element(label: ""), .missingLabel),
      (element(value: "3", traits: .adjustable), .missingLabel),
      (element(hint: "Opens the cart."), .hintOnly),
      (element(label: "close_button_icon"), .imageName), (element(label: "cart.fill"), .imageName),
      (element(label: "chevron.right"), .imageName),
      (element(label: "person.crop.circle"), .imageName),
      (element(label: "square.and.arrow.up"), .imageName),
      (element(label: "Фото.JPG"), .imageName),
      (element(label: "photo-3.png", traits: .image), .imageName),
      (element(label: "icCloseGray"), .imageName),
      (element(label: "Buy button"), .typeInLabel), (element(label: "Button Buy"), .typeInLabel),
      (element(label: "Cat image", traits: .image), .typeInLabel),
      (element(label: "Buy."), .trailingPeriod),
      (element(label: "Size, Medium", value: "Medium", traits: .adjustable), .valueInLabel),
      (element(label: "Buy", hint: "Double tap to buy."), .gestureInHint),
      (element(label: "Buy", hint: "Tap to buy."), .gestureInHint),
      (element(label: "Buy", frame: Rect(width: 44, height: 43.5)), .smallTarget),
      (element(label: "Buy", frame: Rect(width: 20, height: 60)), .smallTarget),
      (element(label: "Buy", frame: Rect(width: 42 + 2 / 3, height: 44)), .smallTarget),
    ] as [(Element, AccessibilityIssue.Kind)]
  )
  func `an issue is found`(element: Element, kind: AccessibilityIssue.Kind) {
    #expect(Self.kinds([element]) == [kind])
  }

  @Test(arguments: [
    element(label: "Buy"), element(label: "Button"), element(label: "Buy buttons"),
    element(label: "Your cart is empty.", traits: .staticText), element(label: "Loading..."),
    element(label: "v2.0 is out", traits: .staticText), element(label: "Dr. House"),
    element(label: "Size", value: "Medium", traits: .adjustable),
    element(label: "Stapler", hint: "Opens the tap water page."),
    element(label: "Text", traits: .staticText, frame: Rect(width: 10, height: 10)),
    element(label: "T-shirt"), element(label: "icicle"), element(label: "9.99"),
    // The width of a text is an estimate.
    element(label: "Clear", frame: Rect(width: 43 + 2 / 3, height: 44)),
    element(label: "4.5"), element(label: "18.4.1"), element(label: "apple.com"),
    element(label: "amazon.co.uk"), element(label: "circle.com"), element(label: "1_000"),
    element(label: "e.g"), element(label: "2.gif"),
  ])
  func `a correct element has no issue`(element: Element) {
    #expect(Self.kinds([element]).isEmpty)
  }

  @Test func `the words for types depend on the language`() {
    let element = Self.element(label: "Кнопка заказа")
    #expect(Self.kinds([element], AccessibilityAudit(language: "ru")) == [.typeInLabel])
    #expect(Self.kinds([element], AccessibilityAudit(language: "en")) == [])
  }

  @Test func `touch targets with the same name are reported once`() {
    let delete = (1...3).map { Self.element($0, label: $0 == 2 ? "delete" : "Delete") }
    let text = Self.element(4, label: "Delete", traits: .staticText)
    let issues = AccessibilityAudit().issues(of: delete + [text])
    #expect(issues.map(\.kind) == [.duplicateName])
    #expect(issues.first?.summary == "3 touch targets are named 'Delete'")
    #expect(issues.first?.element == ElementID(1))
  }

  @Test(arguments: ["", " ", "\u{00A0}\n"])
  func `touch targets without a visible name don't share one`(name: String) {
    let targets = (1...2).map { Self.element($0, label: name) }
    #expect(!AccessibilityAudit().issues(of: targets).contains { $0.kind == .duplicateName })
  }

  @Test(arguments: [
    (ElementOrigin.Touch.itself, [AccessibilityIssue.Kind.smallTarget]),
    (.area(Rect(width: 200, height: 60)), []),
    (.area(Rect(width: 200, height: 40)), [.smallTarget]),
    (.nowhere, []),
  ])
  func `the size of a target is that of what takes the touch`(
    touch: ElementOrigin.Touch,
    kinds: [AccessibilityIssue.Kind]
  ) {
    var origin = ElementOrigin(className: "UILabel")
    origin.touch = touch
    let audit = AccessibilityAudit(origins: [ElementID(1): origin])
    let small = Self.element(label: "Open", frame: Rect(width: 40, height: 20))
    #expect(Self.kinds([small], audit) == kinds)
  }

  @Test func `origins suppress and refine issues`() {
    let origins = [
      ElementID(1): ElementOrigin(
        className: "UIButton",
        property: .init(owner: "Player", name: "play"),
        imageNames: ["Triangle"]
      ),
      ElementID(2): ElementOrigin(className: "UISwitch", isSystemControl: true),
      ElementID(4): ElementOrigin(className: "UIPageControl", isNamedBySystem: true),
      ElementID(5): ElementOrigin(className: "PopupDismissal", hasSystemHint: true),
    ]
    let audit = AccessibilityAudit(origins: origins, stuck: [ElementID(3)])
    let small = Rect(width: 51, height: 31)
    #expect(Self.kinds([Self.element(label: "Triangle")], audit) == [.imageName])
    #expect(Self.kinds([Self.element(2, label: "Wi-Fi", frame: small)], audit).isEmpty)
    #expect(
      Self.kinds([Self.element(3, label: "Rating", traits: .adjustable)], audit)
        == [.stuckAdjustable]
    )
    let dots = Self.element(4, value: "page 1 of 3", traits: .adjustable)
    #expect(Self.kinds([dots], audit).isEmpty)
    #expect(
      Self.kinds([Self.element(5, label: "Close", hint: "Double-tap to close.")], audit).isEmpty
    )
    let nameless = audit.issues(of: [Self.element()])
    #expect(nameless.first?.summary == "play (UIButton) has no label")
  }

  @Test(
    arguments: [
      (
        UnsizedElement.Cause.noFrame, true, true,
        "the UILabel 'Total' (total) has no size: its frame was never set"
      ),
      (
        .constraintsIgnored, true, true,
        "the UILabel 'Total' (total) has no size: its frame is used, not its constraints"
      ),
      (
        .conflictingConstraints, false, true,
        "the UILabel 'Total' (total) has no height: its constraints conflict"
      ),
      (
        .insufficientSpace, true, false,
        "the UILabel 'Total' (total) has no width: its constraints leave no space for its content"
      ),
      (
        .ambiguousConstraints, true, false,
        "the UILabel 'Total' (total) has no width: its constraints don't determine it"
      ),
      (
        .ambiguousConstraints, true, true,
        "the UILabel 'Total' (total) has no size: its constraints determine neither a width nor a height"
      ),
      (
        .clipped(by: "UIStackView"), true, true,
        "the UILabel 'Total' (total) is clipped by a UIStackView that has no size"
      ),
    ]
  )
  func `an element without a size is reported with the cause`(
    cause: UnsizedElement.Cause,
    lacksWidth: Bool,
    lacksHeight: Bool,
    summary: String
  ) {
    let element = UnsizedElement(
      id: ElementID(1),
      text: "Total",
      origin: ElementOrigin(
        className: "UILabel",
        property: ElementOrigin.Property(owner: nil, name: "total")
      ),
      lacksWidth: lacksWidth,
      lacksHeight: lacksHeight,
      cause: cause
    )
    let issue = AccessibilityAudit().issues(of: [element]).first
    #expect(issue?.kind == .zeroSize)
    #expect(issue?.summary == summary)
  }

  @Test(arguments: [
    (0.5, false, "'Total' is #808080 on #FFFFFF, 3.97 to 1"), (0.5, true, nil), (0.4, false, nil),
    (0.6, true, "'Total' is #999999 on #FFFFFF, 2.84 to 1"),
  ])
  func `text with low contrast is reported`(
    grey: Double,
    isLarge: Bool,
    summary: String?
  ) {
    let text = ColoredText(
      id: ElementID(1),
      text: "Total",
      origin: ElementOrigin(className: "UILabel"),
      foreground: ScreenColor(red: grey, green: grey, blue: grey),
      background: ScreenColor(red: 1, green: 1, blue: 1),
      isLarge: isLarge
    )
    let issue = AccessibilityAudit().issues(of: [text]).first
    #expect(issue?.summary == summary)
    #expect(issue.map(\.kind) == (summary == nil ? nil : .lowContrast))
  }

  @Test func `contrast is 21 between black and white and 1 between equal colours`() {
    let (white, black) = (
      ScreenColor(red: 1, green: 1, blue: 1), ScreenColor(red: 0, green: 0, blue: 0)
    )
    #expect(white.contrast(with: black) == 21)
    #expect(black.contrast(with: white) == 21)
    #expect(white.contrast(with: white) == 1)
  }

  @Test(arguments: [
    ("Cart, Cart", "", ""), ("Add to cart add to cart", "", ""), ("On", "on", ""),
    ("Buy", "", "Buy."),
  ])
  func `words that are spoken twice are reported`(label: String, value: String, hint: String) {
    let element = Self.element(label: label, value: value, hint: hint)
    #expect(Self.kinds([element]).contains(.repeatedWords))
  }

  @Test(arguments: ["Cart", "New York, New Jersey", "3, 3", "No", "Chop chop and go"])
  func `other words are not`(label: String) {
    #expect(Self.kinds([Self.element(label: label)]).isEmpty)
  }

  @Test(arguments: [
    ("Send", "Submit form", true), ("Send", "Send form", false), ("×", "Close", false),
    ("Sign in", "Sign in with Apple", false), ("Buy now", "Buy it now", true),
    ("A", "Apple", false), ("Terms & Conditions", "Terms and conditions", false),
    ("Wed", "Wednesday, 3 June", false), ("AB", "Anna Brown", false), ("Пн", "Понедельник", false),
    ("Go", "Start", true), ("99+", "Inbox, 120 unread", false), ("ic_send", "Send", false),
  ])
  func `a name must contain the title of its button`(title: String, label: String, isWrong: Bool) {
    var audit = AccessibilityAudit()
    audit.seenTexts = [ElementID(1): [title]]
    #expect(Self.kinds([Self.element(label: label)], audit) == (isWrong ? [.labelInName] : []))
  }

  @Test func `a name for Voice Control may contain the title`() {
    var audit = AccessibilityAudit()
    audit.seenTexts = [ElementID(1): ["Send"]]
    var element = Self.element(label: "Submit form")
    element.userInputLabels = ["Send"]
    #expect(Self.kinds([element], audit).isEmpty)
  }

  @Test(arguments: [
    ("Value: 10", "10", false), ("Value: 10", nil, true), ("Total: 10", "10", true),
  ])
  func `a title may be heard as label and value`(title: String, value: String?, isWrong: Bool) {
    var audit = AccessibilityAudit()
    audit.seenTexts = [ElementID(1): [title]]
    var element = Self.element(label: "Value")
    element.value = value
    #expect(Self.kinds([element], audit) == (isWrong ? [.labelInName] : []))
  }

  @Test(arguments: [
    ("Bookmark-New-24", true), ("arrow-left-16", true), ("UTF-16", false), ("Route-66", false),
    ("24-hour clock", false),
  ])
  func `a name with the size of a picture is no label`(label: String, isName: Bool) {
    #expect(Self.kinds([Self.element(label: label)]).contains(.imageName) == isName)
  }

  @Test(arguments: [
    (["Margherita", "€9"], "Product 12", true),
    (["Margherita", "€9"], "Margherita, 9 euros", false),
    (["New", "Margherita"], "Margherita, new", false), (["7"], "Inbox", false),
  ])
  func `a name must contain a text of its group`(seen: [String], label: String, isWrong: Bool) {
    var audit = AccessibilityAudit()
    audit.seenTexts = [ElementID(1): seen]
    #expect(Self.kinds([Self.element(label: label)], audit) == (isWrong ? [.labelInName] : []))
  }

  @Test(arguments: [
    "I agree to the terms.", "Button size", "New York, New York",
  ])
  func `the wording of what is seen isn't judged`(label: String) {
    var audit = AccessibilityAudit()
    audit.seenTexts = [ElementID(1): [label]]
    #expect(Self.kinds([Self.element(label: label)], audit).isEmpty)
  }

  @Test(arguments: ["Ask me at 8 p.m.", "Apple Inc.", "120 руб.", "5 мин.", "Bora Bora"])
  func `abbreviations and names are no mistakes`(label: String) {
    #expect(Self.kinds([Self.element(label: label)]).isEmpty)
  }

  @Test(arguments: [
    ("settings.notifications.title", true), ("cart_empty_title", true), ("HOME_TITLE", true),
    ("example.com", false), ("docs.swift.org", false), ("com.example.shop", false),
    ("john_doe", false), ("v1.2.3", false), ("USB_C", false), ("Package.swift", false),
    ("e.g.", false), ("Hello", false),
  ])
  func `the key of a missing text is found`(label: String, isKey: Bool) {
    let text = Self.element(label: label, traits: .staticText)
    #expect(Self.kinds([text]) == (isKey ? [.spokenKey] : []))
  }

  /// Each number is the row of an element in one column; 9 is at the side, in the first row.
  @Test(arguments: [
    ([1, 2, 3, 4], false), ([4, 3, 1, 2], true), ([3, 2, 1], true), ([2, 1, 3], false),
    ([2, 3, 4, 1], false), ([1, 2, 3, 9], false), ([3, 4, 1, 2], true), ([2, 1], false),
    ([2, 1, 4, 3], false), ([], false),
  ])
  func `an order that departs from what is seen is found`(rows: [Int], isFound: Bool) {
    var audit = AccessibilityAudit()
    let elements = rows.map { Self.element($0, label: "Row \($0)", traits: .staticText) }
    audit.frames = Dictionary(
      uniqueKeysWithValues: elements.map { element in
        let row = element.id.number
        let isAside = row == 9
        return (
          element.id,
          Rect(x: isAside ? 200 : 0, y: Double(isAside ? 1 : row) * 50, width: 100, height: 44)
        )
      }
    )
    #expect(Self.kinds(elements, audit) == (isFound ? [.seenOrder] : []))
  }

  @Test func `a text that a larger size cuts off is found`() {
    var audit = AccessibilityAudit()
    audit.cutTexts = [ElementID(1): "Continue without an account"]
    #expect(Self.kinds([Self.element(label: "Continue")], audit) == [.cutOffText])
  }

  @Test(arguments: [
    ("Tap water and wells near you.", false), ("Tap to buy.", true), ("Swipe to delete.", true),
  ])
  func `a hint may begin with a word for a gesture`(hint: String, isGesture: Bool) {
    let kinds = Self.kinds([Self.element(label: "Sources", hint: hint)])
    #expect(kinds == (isGesture ? [.gestureInHint] : []))
  }

  @Test(arguments: [
    (AccessibilityTraits.button, true, true), (.adjustable, true, false),
    (.button, false, true), (.adjustable, false, true), (.staticText, true, true),
  ])
  func `a group of SwiftUI that is only adjusted may be small`(
    traits: AccessibilityTraits,
    isFromSwiftUI: Bool,
    isFound: Bool
  ) {
    var element = Self.element(label: "Map", traits: traits, frame: Rect(width: 60, height: 20))
    element.respondsToUserInteraction = true
    var audit = AccessibilityAudit()
    audit.origins = [element.id: ElementOrigin(className: "View", isFromSwiftUI: isFromSwiftUI)]
    #expect(Self.kinds([element], audit) == (isFound ? [.smallTarget] : []))
  }

  @Test func `a field without a label is named by its content`() {
    var audit = AccessibilityAudit()
    let field = Self.element(value: "Email", traits: .textEntry)
    audit.origins = [field.id: ElementOrigin(className: "UITextField", isFromSwiftUI: true)]
    let issue = audit.issues(of: [field]).first
    #expect(issue?.summary == "the field 'Email' has no label")
    #expect(issue?.suggestion.contains("'.accessibilityLabel'") == true)
  }
}
