extension Gesture {
  var russianDescription: String {
    switch self {
    case .swipeRight: "смахнуть вправо"
    case .swipeLeft: "смахнуть влево"
    case .swipeUp: "смахнуть вверх"
    case .swipeDown: "смахнуть вниз"
    case .doubleTap: "коснуться дважды"
    case .tripleTap: "коснуться трижды"
    case .doubleTapAndHold: "коснуться дважды и удерживать"
    case .touch(let name): "найти касанием: \(name)"
    case .readFromTop: "смахнуть вверх двумя пальцами"
    case .readFromHere: "смахнуть вниз двумя пальцами"
    case .pauseSpeech: "коснуться двумя пальцами"
    case .magicTap: "коснуться дважды двумя пальцами"
    case .scrub: "начертить Z двумя пальцами"
    case .turnRotor(.right): "повернуть ротор вправо"
    case .turnRotor(.left): "повернуть ротор влево"
    case .rotor(let name): "выбрать в роторе: \(name)"
    case .threeFingerSwipe(.right): "смахнуть вправо тремя пальцами"
    case .threeFingerSwipe(.left): "смахнуть влево тремя пальцами"
    case .threeFingerSwipe(.up): "смахнуть вверх тремя пальцами"
    case .threeFingerSwipe(.down): "смахнуть вниз тремя пальцами"
    case .fourFingerTap(.top): "коснуться четырьмя пальцами верха экрана"
    case .fourFingerTap(.bottom): "коснуться четырьмя пальцами низа экрана"
    case .read: "прочитать ещё раз"
    case .type(let text): "ввести «\(text)»"
    case .wait(let seconds): "подождать, секунд: \(seconds.shortest.replacing(".", with: ","))"
    }
  }
}
