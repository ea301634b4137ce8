// The keys of the sources are explained in docs/speech.md.
extension VoiceCommandWords {
  static let german = VoiceCommandWords(
    showNames: .certain("Namen anzeigen", "APL"),
    showNumbers: .certain("Nummern einblenden|Zahlen einblenden", "APL"),
    showGrid: .certain("[das] Raster anzeigen", "APL"),
    showNamesContinuously: .certain("Namen kontinuierlich anzeigen", "APL"),
    showNumbersContinuously: .certain("Zahlen kontinuierlich anzeigen", "APL"),
    showGridContinuously: .certain("[das] Raster kontinuierlich anzeigen", "APL"),
    hideNames: .certain("Namen ausblenden", "APL"),
    hideNumbers: .certain("Nummern ausblenden|Zahlen ausblenden", "APL"),
    hideGrid: .certain("[das] Gitter ausblenden", "APL"),
    hideOverlays: .certain("[alle] Überlagerungen ausblenden", "APL"),
    showCommands: .certain("[alle] Befehle anzeigen", "APL"),
    showWhatToSay: .certain("zeig mir was ich sagen kann|was kann ich sagen", "APL"),
    showActions: .certain("Aktionen für {name} anzeigen", "APL"),
    choose: .certain("{count} auswählen|{count} wählen|{count}", "APL"),
    tap: .certain(
      "auf {name} tippen|{name} tippen|[auf] {name} drücken|[auf] {name} klicken|{name} wählen",
      "APL"
    ),
    doubleTap: .certain("bei {name} doppeltippen|{name} doppeltippen", "APL"),
    longPress: .certain(
      "lange auf {name} drücken|{name} lange drücken|bei {name} lange drücken",
      "APL"
    ),
    tapAndHold: .certain(
      "bei {name} tippen und halten|{name} [einmal] tippen und halten"
        + "|{name} drücken und halten",
      "APL"
    ),
    increment: .certain("{name} erhöhen|[in] {name} hochzählen", "APL"),
    incrementBy: .certain(
      "{name} um {count} [mal] erhöhen|[in] {name} [um] {count} hochzählen",
      "APL"
    ),
    decrement: .certain("{name} verringern|[in] {name} herunterzählen", "APL"),
    decrementBy: .certain(
      "{name} um {count} [mal] verringern|[in] {name} [um] {count} herunterzählen",
      "APL"
    ),
    swipe: VoiceCommandWords.Directions(
      right: .certain("nach rechts streichen", "APL"),
      left: .certain("nach links streichen", "APL"),
      up: .certain("nach oben streichen", "APL"),
      down: .certain("nach unten streichen", "APL"),
    ),
    swipeAt: VoiceCommandWords.Directions(
      right: .certain("bei {name} nach rechts streichen", "APL"),
      left: .certain("bei {name} nach links streichen", "APL"),
      up: .certain("bei {name} nach oben streichen", "APL"),
      down: .certain("bei {name} nach unten streichen", "APL"),
    ),
    scroll: VoiceCommandWords.Directions(
      right: .certain("[Seite] nach rechts scrollen|[Seite] nach rechts", "APL"),
      left: .certain("[Seite] nach links scrollen|[Seite] nach links", "APL"),
      up: .certain("Seite nach oben scrollen|[Seite] nach oben", "APL"),
      down: .certain("Seite nach unten scrollen|[Seite] nach unten", "APL"),
    ),
    scrollToEdge: VoiceCommandWords.Directions(
      right: .certain("an [den] rechten Rand scrollen", "APL"),
      left: .certain("an [den] linken Rand scrollen", "APL"),
      up: .certain("ganz nach oben scrollen|zum Anfang scrollen", "APL"),
      down: .certain("ganz nach unten scrollen|zum Ende scrollen", "APL"),
    ),
    goBack: .certain("gehe zurück|zurück gehen", "APL"),
    goHome: .certain("zum Home Bildschirm gehen|zum Home [gehen]|Home-Taste drücken", "APL"),
    sleep: .concluded("einschlafen"),
    wakeUp: .concluded("aufwachen"),
    lockScreen: .concluded("Bildschirm sperren"),
    repeatThat: .certain("dies wiederholen|dies einmal wiederholen", "APL"),
    repeatTimes: .certain(
      "[dies] [noch] {count} mal wiederholen|[noch] {count} Wiederholungen",
      "APL"
    ),
    type: .certain("{text} eingeben|wörtlich {text}|{text} schreiben", "APL"),
    deleteThat: .certain("das löschen|dies löschen", "APL"),
    deleteAll: .certain("alles löschen|alle löschen", "APL"),
    numbers: .concluded("eins zwei drei vier fünf sechs sieben acht neun zehn"),
  )
}
