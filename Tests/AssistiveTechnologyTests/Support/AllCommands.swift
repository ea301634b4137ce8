import AssistiveTechnology

/// Every command of every technology, with each direction and one example of each kind of argument.
enum AllCommands {
  static let gestures: [Gesture] =
    [
      .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .doubleTap, .tripleTap, .doubleTapAndHold,
      .touch("Buy now"), .touch("Кнопка дня"), .readFromTop, .readFromHere, .pauseSpeech, .magicTap,
      .scrub, .rotor("Headings"), .read, .type("two  words"), .type(""), .wait(seconds: 2),
      .wait(seconds: 0.5),
    ]
    + Gesture.Turn.allCases.map(Gesture.turnRotor)
    + Gesture.Direction.allCases.map(Gesture.threeFingerSwipe)
    + Gesture.Edge.allCases.map(Gesture.fourFingerTap)

  static let switches: [SwitchCommand] = [
    .next, .previous, .select, .choose("Add to Basket"), .choose("В корзину"), .cancel,
  ]

  static let keys: [KeyCommand] =
    [.tab, .shiftTab, .space, .escape, .back, .actions, .choose("Clear"), .type("a  b"), .type("")]
    + Gesture.Direction.allCases.map(KeyCommand.arrow)

  static let voice: [VoiceCommand] =
    [
      .hideOverlays, .showCommands, .goBack, .goHome, .sleep, .wakeUp, .lockScreen, .repeatThat(),
      .repeatThat(times: 3), .repeatThat(times: 5), .deleteThat, .deleteAll, .choose(3),
      .type("Abc"),
    ]
    + VoiceCommand.Overlay.allCases.flatMap { [.show($0), .showContinuously($0), .hide($0)] }
    + [VoiceCommand.Target.name("Buy"), .number(4)].flatMap { target -> [VoiceCommand] in
      [
        .tap(target), .doubleTap(target), .longPress(target), .showActions(target),
        .increment(target), .decrement(target), .increment(target, by: 3),
        .decrement(target, by: 5), .swipe(.left, at: target),
      ]
    }
    + Gesture.Direction.allCases.flatMap { [.swipe($0), .scroll($0), .scrollToEdge($0)] }
}
