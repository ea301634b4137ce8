import AccessibilityTree
import SpeechRules
import Testing

struct EditingTests {
  // Rule: field-edited.
  // Source: recordings in magentaA11y (“To, text field, is editing, insertion point at start”);
  // certainty B in English, C elsewhere.
  @Test(arguments: [
    ("en", nil, "To, Text field, Is editing, insertion point at start"),
    ("en", "Ann", "To, Text field, Is editing, Ann, insertion point at end"),
    ("ru", nil, "To, Текстовое поле, Идет правка, точка вставки в начале"),
    ("ru", "Ann", "To, Текстовое поле, Идет правка, Ann, точка вставки в конце"),
    ("de", nil, "To, Textfeld, Bearbeiten, Einfügemarke am Anfang"),
    ("de", "Ann", "To, Textfeld, Bearbeiten, Ann, Einfügemarke am Ende"),
    ("zh-Hans", nil, "To, 文本栏, 正在编辑, 插入点在开头"),
    ("zh-Hans", "Ann", "To, 文本栏, 正在编辑, Ann, 插入点在末尾"),
  ])
  func `a field being edited speaks its text and the insertion point`(
    language: String,
    value: String?,
    caption: String
  ) {
    let field = AccessibilityElement.sample("To", value: value, traits: [.textEntry, .isEditing])
    let composer = UtteranceComposer(
      settings: SpeechSettings(language: language, hints: false)
    )
    #expect(composer.utterance(for: Stop(field)).caption == caption)
  }

  // Rule: field-edited.
  // Source: reviews of Kickstarter's and Firefox's apps; certainty B in English, C elsewhere.
  @Test(arguments: [
    ("en", "••••••", "Is editing, 6 characters, insertion point at end"),
    ("en", "•", "Is editing, 1 character, insertion point at end"),
    ("ru", "••••••", "Идет правка, символов: 6, точка вставки в конце"),
    ("de", "••", "Bearbeiten, 2 Zeichen, Einfügemarke am Ende"),
    ("zh-Hans", "••", "正在编辑, 2个字符, 插入点在末尾"),
  ])
  func `a password being edited says its number of characters`(
    language: String,
    value: String,
    end: String
  ) {
    let composer = UtteranceComposer(
      settings: SpeechSettings(language: language, hints: false)
    )
    let traits: AccessibilityTraits = [.textEntry, .secureTextField]
    let plain = AccessibilityElement.sample("PIN", value: value, traits: traits)
    let field = AccessibilityElement.sample("PIN", value: value, traits: [traits, .isEditing])
    #expect(composer.utterance(for: Stop(field)).caption.hasSuffix(end))
    #expect(composer.utterance(for: Stop(plain)).caption.hasPrefix("PIN, \(value)"))
  }
}
