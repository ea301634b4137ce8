import SpeechRules

extension UserCommand {
  /// The rule that explains the effect of the command; `nil` if the entries after it explain it.
  var rule: SpeechRule? {
    switch self {
    case .gesture(let gesture): gesture.rule
    case .voice(let command): command.rule
    case .switches(let command): command.rule
    case .keys(let command): command.rule
    }
  }
}

extension Gesture {
  /// The effect of a vertical swipe depends on the rotor, so the entries after it have the rule.
  fileprivate var rule: SpeechRule? {
    switch self {
    case .swipeRight, .swipeLeft: .flick
    case .swipeUp, .swipeDown, .read: nil
    case .doubleTap: .activate
    case .tripleTap, .doubleTapAndHold: .hold
    case .touch: .touchFrame
    case .readFromTop, .readFromHere: .readAll
    case .pauseSpeech: .pause
    case .magicTap: .magicTap
    case .scrub: .scrub
    case .turnRotor, .rotor: .rotorTurn
    case .threeFingerSwipe: .scroll
    case .fourFingerTap: .fourFingers
    case .type: .type
    case .wait: .wait
    }
  }
}

extension VoiceCommand {
  fileprivate var rule: SpeechRule {
    switch self {
    case .show(.names): .voiceOverlayOnce
    case .show(.numbers), .showContinuously(.numbers): .voiceNumberOrder
    case .show(.grid), .showContinuously(.grid): .voiceGridOnce
    case .showContinuously(.names), .hide, .hideOverlays, .showCommands: .voiceCommands
    case .showActions: .voiceActions
    case .choose: .voiceGridZoom
    case .tap(let target), .doubleTap(let target), .longPress(let target): target.rule
    case .increment(let target, by: _), .decrement(let target, by: _): target.rule
    case .swipe, .scroll, .scrollToEdge, .goBack: .voiceScroll
    case .goHome: .voiceHome
    case .sleep, .wakeUp, .lockScreen: .voiceSleep
    case .repeatThat: .voiceRepeat
    case .type, .deleteThat, .deleteAll: .voiceTyping
    }
  }
}

extension VoiceCommand.Target {
  fileprivate var rule: SpeechRule {
    switch self {
    case .name: .voicePartOfName
    case .number: .voiceNumberOrName
    }
  }
}

extension SwitchCommand {
  fileprivate var rule: SpeechRule {
    switch self {
    case .next, .previous: .switchItems
    case .select, .choose, .cancel: .switchMenu
    }
  }
}

extension KeyCommand {
  fileprivate var rule: SpeechRule {
    switch self {
    case .tab, .shiftTab: .keyboardTab
    case .arrow: .keyboardArrows
    case .space: .keyboardSpace
    case .escape, .back, .actions, .choose: .keyboardActions
    case .type: .keyboardItems
    case .press: .keyboardCommands
    }
  }
}
