// The keys of the sources are explained in docs/speech.md. AccessibilitySnapshot's German words come
// from contributors; no recording of a German phone was at hand to confirm them.
extension SpeechWords {
  /// The German words.
  static let german: SpeechWords = SpeechWords(
    language: "de",
    traits: TraitWords(
      selected: .certain("Auswahl", "AS"),
      dimmed: .certain("Grau dargestellt", "AS"),
      button: .certain("Taste", "AS, APL"),
      backButton: .certain("Zurück Taste", "AS"),
      backLabel: .certain("Zurück", "AS"),
      popUpButton: .concluded("Einblendmenü", "APL"),
      switchButton: .certain("Umschalttaste", "AS"),
      tab: .certain("Tabulator", "AS"),
      textField: .certain("Textfeld", "AS"),
      secureTextField: .certain("Sicheres Textfeld", "AS"),
      isEditing: .certain("Bearbeiten", "AS"),
      heading: .certain("Überschrift", "AS"),
      headingLevel: .concluded("Überschrift Ebene %1$@"),
      link: .certain("Hyperlink", "AS"),
      pickerItem: .concluded("Auswahlobjekt"),
      adjustable: .certain("Einstellbar", "AS"),
      image: .certain("Bild", "AS, APL"),
      searchField: .certain("Suchfeld", "AS, APL"),
      rare: RareTraitWords(
        inactive: .concluded("Inaktiv"),
        radioButton: .concluded("Optionsfeld"),
        menuItem: .concluded("Menüobjekt"),
        draggable: .concluded("Bewegbar"),
        footer: .concluded("Fußzeile"),
        visited: .concluded("Besucht", "APL"),
        icon: .concluded("Symbol"),
        folder: .concluded("Ordner"),
        statusBarItem: .concluded("Statusleistenobjekt"),
        alert: .concluded("Hinweis"),
      ),
    ),
    switchStates: SwitchStateWords(
      on: .certain("Ein", "AS, APL"),
      off: .certain("Aus", "AS, APL"),
      mixed: .certain("Gemischt", "AS, APL"),
    ),
    expansion: ExpansionWords(
      expanded: .concluded("Erweitert", "APL"),
      collapsed: .concluded("Reduziert", "APL"),
    ),
    hints: HintSentences(
      toggle: .certain("Zum Umschalten Doppeltippen", "AS"),
      adjust: .certain(
        "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen",
        "AS"
      ),
      edit: .certain("Zum Bearbeiten doppeltippen", "AS"),
      popUp: .concluded("Zum Erweitern doppeltippen", "APL"),
      scrollToTop: .concluded("Doppeltippen, um nach oben zu scrollen"),
      // AS has the sentence with a slip of the pen.
      useRotor: .concluded("Den Rotor für den Zugriff auf %1$@ verwenden", "AS"),
      misspelledWords: .certain("Rechtschreibfehler", "AS"),
    ),
    places: PlaceWords(
      counter: .certain("%1$@ von %2$@", "AS, APL"),
      tabBar: .certain("Tab-Leiste", "APL"),
      listStart: .certain("Anfang der Liste", "AS"),
      listEnd: .certain("Ende der Liste", "AS"),
      landmarkStart: .certain("Orientierungspunkt", "AS"),
      landmarkEnd: .certain("Ende", "AS"),
      rowSpan: .certain("Umfasst %1$@ Zeilen", "AS"),
      columnSpan: .certain("Umfasst %1$@ Spalten", "AS"),
      row: .certain("Zeile %1$@", "AS"),
      column: .certain("Spalte %1$@", "AS"),
    ),
    notices: NoticeWords(
      actions: .certain("Aktionen verfügbar", "AS"),
      content: .certain("Weiterhin inhalte verfügbar", "AS"),
    ),
    blank: .concluded("Leerzeichen"),
    rotors: RotorNames(
      characters: .concluded("Zeichen"),
      words: .concluded("Wörter"),
      lines: .concluded("Zeilen"),
      containers: .concluded("Container"),
      formControls: .concluded("Formularsteuerungen"),
      adjustValue: .concluded("Wert anpassen"),
      actions: .concluded("Aktionen"),
      moreContent: .concluded("Weitere Inhalte"),
      system: SystemRotorNames(
        link: .certain("Links", "AS"),
        visitedLink: .certain("Besuchte Links", "AS"),
        heading: .certain("Überschriften", "AS"),
        headingLevel1: .certain("Überschrift 1", "AS"),
        headingLevel2: .certain("Überschrift 2", "AS"),
        headingLevel3: .certain("Überschrift 3", "AS"),
        headingLevel4: .certain("Überschrift 4", "AS"),
        headingLevel5: .certain("Überschrift 5", "AS"),
        headingLevel6: .certain("Überschrift 6", "AS"),
        boldText: .certain("Fettdruck", "AS"),
        italicText: .certain("Kursivdruck", "AS"),
        underlineText: .certain("Unterstrichener Text", "AS"),
        misspelledWord: .certain("Rechtschreibfehler", "AS"),
        image: .certain("Bilder", "AS"),
        textField: .certain("Textfelder", "AS"),
        table: .certain("Tabellen", "AS"),
        list: .certain("Listen", "AS"),
        landmark: .certain("Orientierungspunkte", "AS"),
      ),
    ),
    controls: ControlNames(
      backButton: .certain("Zurück-Taste", "APL"),
      adjustable: .certain("Einstellbare Steuerung", "APL"),
      searchField: .certain("Suchfeld", "APL"),
      textField: .concluded("Textfeld", "AS"),
      link: .concluded("Link", "APL"),
      image: .certain("Bild", "APL"),
      text: .certain("Text", "APL"),
      button: .certain("Taste", "APL"),
    ),
    commands: VoiceCommandWords(
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
    ),
    switches: SwitchWords(
      tap: .concluded("Tippen"),
      increment: .concluded("Erhöhen"),
      decrement: .concluded("Verringern"),
      next: .concluded("nächstes Objekt"),
      previous: .concluded("vorheriges Objekt"),
      select: .concluded("Objekt auswählen"),
      choose: .concluded("im Menü auswählen: %1$@"),
      cancel: .concluded("abbrechen"),
    ),
    keys: KeyWords(
      tab: .concluded("Tabulator"),
      shiftTab: .concluded("Umschalt-Tabulator"),
      up: .concluded("Pfeil nach oben"),
      down: .concluded("Pfeil nach unten"),
      left: .concluded("Pfeil nach links"),
      right: .concluded("Pfeil nach rechts"),
      space: .concluded("Leertaste"),
      escape: .concluded("Escape"),
      back: .concluded("Tabulator-B"),
      actions: .concluded("Tabulator-Z"),
      choose: .concluded("im Menü auswählen: %1$@"),
      type: .concluded("„%1$@“ eingeben"),
    ),
    gesture: { gesture in
      switch gesture {
      case .swipeRight: "nach rechts streichen"
      case .swipeLeft: "nach links streichen"
      case .swipeUp: "nach oben streichen"
      case .swipeDown: "nach unten streichen"
      case .doubleTap: "doppeltippen"
      case .tripleTap: "dreimal tippen"
      case .doubleTapAndHold: "doppeltippen und halten"
      case .touch(let name): "durch Berühren finden: \(name)"
      case .readFromTop: "mit zwei Fingern nach oben streichen"
      case .readFromHere: "mit zwei Fingern nach unten streichen"
      case .pauseSpeech: "mit zwei Fingern tippen"
      case .magicTap: "mit zwei Fingern doppeltippen"
      case .scrub: "mit zwei Fingern ein Z zeichnen"
      case .turnRotor(.right): "den Rotor nach rechts drehen"
      case .turnRotor(.left): "den Rotor nach links drehen"
      case .rotor(let name): "im Rotor wählen: \(name)"
      case .threeFingerSwipe(.right): "mit drei Fingern nach rechts streichen"
      case .threeFingerSwipe(.left): "mit drei Fingern nach links streichen"
      case .threeFingerSwipe(.up): "mit drei Fingern nach oben streichen"
      case .threeFingerSwipe(.down): "mit drei Fingern nach unten streichen"
      case .fourFingerTap(.top): "mit vier Fingern oben auf den Bildschirm tippen"
      case .fourFingerTap(.bottom): "mit vier Fingern unten auf den Bildschirm tippen"
      case .read: "noch einmal vorlesen"
      case .type(let text): "„\(text)“ eingeben"
      case .wait(let seconds):
        "\(seconds.shortest.replacing(".", with: ",")) Sekunden warten"
      }
    },
  )
}
