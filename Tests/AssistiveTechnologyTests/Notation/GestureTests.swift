import AssistiveTechnology
import Testing

struct GestureTests {
  static let vocabulary: [(String, Gesture, String)] = [
    ("swipe right", .swipeRight, "смахнуть вправо"),
    ("swipe left", .swipeLeft, "смахнуть влево"),
    ("swipe up", .swipeUp, "смахнуть вверх"),
    ("swipe down", .swipeDown, "смахнуть вниз"),
    ("double tap", .doubleTap, "коснуться дважды"),
    ("triple tap", .tripleTap, "коснуться трижды"),
    ("double tap and hold", .doubleTapAndHold, "коснуться дважды и удерживать"),
    ("touch Buy now", .touch("Buy now"), "найти касанием: Buy now"),
    ("two-finger swipe up", .readFromTop, "смахнуть вверх двумя пальцами"),
    ("two-finger swipe down", .readFromHere, "смахнуть вниз двумя пальцами"),
    ("two-finger tap", .pauseSpeech, "коснуться двумя пальцами"),
    ("magic tap", .magicTap, "коснуться дважды двумя пальцами"),
    ("scrub", .scrub, "начертить Z двумя пальцами"),
    ("rotor right", .turnRotor(.right), "повернуть ротор вправо"),
    ("rotor left", .turnRotor(.left), "повернуть ротор влево"),
    ("rotor Headings", .rotor("Headings"), "выбрать в роторе: Заголовки"),
    ("three-finger swipe up", .threeFingerSwipe(.up), "смахнуть вверх тремя пальцами"),
    ("three-finger swipe down", .threeFingerSwipe(.down), "смахнуть вниз тремя пальцами"),
    ("three-finger swipe left", .threeFingerSwipe(.left), "смахнуть влево тремя пальцами"),
    ("three-finger swipe right", .threeFingerSwipe(.right), "смахнуть вправо тремя пальцами"),
    ("four-finger tap top", .fourFingerTap(.top), "коснуться четырьмя пальцами верха экрана"),
    ("four-finger tap bottom", .fourFingerTap(.bottom), "коснуться четырьмя пальцами низа экрана"),
    ("read", .read, "прочитать ещё раз"),
    ("type \"two  words\"", .type("two  words"), "ввести «two  words»"),
    ("wait 2s", .wait(seconds: 2), "подождать, секунд: 2"),
    ("wait 0.5s", .wait(seconds: 0.5), "подождать, секунд: 0,5"),
  ]

  @Test(arguments: vocabulary)
  func `every gesture of the notation can be read, written and translated`(
    text: String,
    gesture: Gesture,
    russian: String
  ) throws {
    #expect(try Gesture(parsing: text) == gesture)
    #expect(gesture.text == text)
    #expect(gesture.description(in: "en") == text)
    #expect(gesture.description(in: "ru") == russian)
  }

  @Test(arguments: [
    ("  Swipe   UP ", Gesture.swipeUp),
    ("long press", .doubleTapAndHold),
    ("two-finger double tap", .magicTap),
    ("two-finger scrub", .scrub),
    ("ROTOR Right", .turnRotor(.right)),
    ("touch  Кнопка дня ", .touch("Кнопка дня")),
    ("type “Привет”", .type("Привет")),
    ("type \"\"", .type("")),
    ("wait 3 s", .wait(seconds: 3)),
  ])
  func `case, spaces and synonyms are accepted`(text: String, gesture: Gesture) throws {
    #expect(try Gesture(parsing: text) == gesture)
  }

  static let unknown: [(String, String?)] = [
    ("swip up", "swipe up"),
    ("double-tap", "double tap"),
    ("doubletap", "double tap"),
    ("three finger swipe left", "three-finger swipe left"),
    ("tuoch Basket", "touch Basket"),
    ("roter Headings", "rotor Headings"),
    ("touch", "touch NAME"),
    ("type hello", "type \"hello\""),
    ("wait 2", "wait 2s"),
    ("wait 1e3s", "wait 2s"),
    ("wait -1s", "wait 2s"),
    ("pirouette on one leg", nil),
    ("", nil),
  ]

  // Rule: vocabulary.
  @Test(arguments: unknown)
  func `an unknown gesture suggests the nearest known one`(text: String, suggestion: String?) {
    let error = #expect(throws: UnknownCommand.self) { try Gesture(parsing: text) }
    #expect(error == UnknownCommand(.voiceOver, text: text, suggestion: suggestion))
  }

  @Test func `the message names the gesture and the suggestion`() {
    let error = UnknownCommand(.voiceOver, text: "swip up", suggestion: "swipe up")
    #expect("\(error)" == "unknown gesture 'swip up'; did you mean 'swipe up'?")
    #expect("\(UnknownCommand(.voiceOver, text: "hop"))" == "unknown gesture 'hop'")
  }
}
