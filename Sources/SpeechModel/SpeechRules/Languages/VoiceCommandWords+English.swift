// The keys of the sources are explained in docs/speech.md.
extension VoiceCommandWords {
  static let english = VoiceCommandWords(
    showNames: .certain("show names", "APL"),
    showNumbers: .certain("show numbers", "APL"),
    showGrid: .certain("show [the] grid", "APL"),
    showNamesContinuously: .certain("show names continuously", "APL"),
    showNumbersContinuously: .certain("show numbers continuously", "APL"),
    showGridContinuously: .certain("show [the] grid continuously", "APL"),
    hideNames: .certain("hide names", "APL"),
    hideNumbers: .certain("hide numbers", "APL"),
    hideGrid: .certain("hide [the] grid", "APL"),
    hideOverlays: .certain("hide [all] overlays", "APL"),
    showCommands: .certain("show [all] commands", "APL"),
    showWhatToSay: .certain("show me what to say|what can I say", "APL"),
    showActions: .certain("show actions for {name}", "APL"),
    choose: .certain("choose {count}|{count}", "APL"),
    tap: .certain("tap {name}|press {name}|click {name}", "APL"),
    doubleTap: .certain("double tap [at] {name}", "APL"),
    longPress: .certain("long press [at] {name}", "APL"),
    tapAndHold: .certain(
      "tap and hold [at] {name}|single tap and hold {name}|press and hold {name}",
      "APL"
    ),
    increment: .certain("increment [at] {name}", "APL"),
    incrementBy: .certain(
      "increment {name} by {count} [times]|increment {name} {count} times",
      "APL"
    ),
    decrement: .certain("decrement [at] {name}", "APL"),
    decrementBy: .certain(
      "decrement {name} by {count} [times]|decrement {name} {count} times",
      "APL"
    ),
    swipe: VoiceCommandWords.Directions(
      right: .certain("swipe right", "APL"),
      left: .certain("swipe left", "APL"),
      up: .certain("swipe up", "APL"),
      down: .certain("swipe down", "APL"),
    ),
    // “on” is our notation; Apple says “at” or nothing.
    swipeAt: VoiceCommandWords.Directions(
      right: .certain("swipe right at {name}|swipe right [on] {name}", "APL"),
      left: .certain("swipe left at {name}|swipe left [on] {name}", "APL"),
      up: .certain("swipe up at {name}|swipe up [on] {name}", "APL"),
      down: .certain("swipe down at {name}|swipe down [on] {name}", "APL"),
    ),
    scroll: VoiceCommandWords.Directions(
      right: .certain("scroll [page] right", "APL"),
      left: .certain("scroll [page] left", "APL"),
      up: .certain("scroll [page] up", "APL"),
      down: .certain("scroll [page] down", "APL"),
    ),
    scrollToEdge: VoiceCommandWords.Directions(
      right: .certain("scroll to [the] right edge", "APL"),
      left: .certain("scroll to [the] left edge", "APL"),
      up: .certain("scroll to [the] top|scroll to [the] beginning", "APL"),
      down: .certain("scroll to [the] bottom|scroll to [the] end", "APL"),
    ),
    goBack: .certain("go back", "APL"),
    goHome: .certain("go home|go to [the] home [screen]|press home button", "APL"),
    sleep: .certain("go to sleep", "APS"),
    wakeUp: .certain("wake up", "APS"),
    lockScreen: .certain("lock [the] screen", "APS"),
    repeatThat: .certain("repeat that [one time]", "APL"),
    repeatTimes: .certain(
      "repeat that {count} times|repeat [that] [again] {count} [times]",
      "APL"
    ),
    type: .certain("type {text}|literal {text}", "APL"),
    deleteThat: .certain("delete that|delete this", "APL"),
    deleteAll: .certain("delete all", "APL"),
    numbers: .concluded(
      "one|once two|twice three four five six seven eight nine ten"
    ),
  )
}
