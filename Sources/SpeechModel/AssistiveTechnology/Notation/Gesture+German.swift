extension Gesture {
  var germanDescription: String {
    switch self {
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
  }
}
