extension Gesture {
  var simplifiedChineseDescription: String {
    switch self {
    case .swipeRight: "向右轻扫"
    case .swipeLeft: "向左轻扫"
    case .swipeUp: "向上轻扫"
    case .swipeDown: "向下轻扫"
    case .doubleTap: "轻点两下"
    case .tripleTap: "轻点三下"
    case .doubleTapAndHold: "轻点两下并按住"
    case .touch(let name): "触摸“\(name)”"
    case .readFromTop: "双指向上轻扫"
    case .readFromHere: "双指向下轻扫"
    case .pauseSpeech: "双指轻点"
    case .magicTap: "双指轻点两下"
    case .scrub: "双指画Z字形"
    case .turnRotor(.right): "向右转动转子"
    case .turnRotor(.left): "向左转动转子"
    case .rotor(let name): "将转子转到“\(name)”"
    case .threeFingerSwipe(.right): "三指向右轻扫"
    case .threeFingerSwipe(.left): "三指向左轻扫"
    case .threeFingerSwipe(.up): "三指向上轻扫"
    case .threeFingerSwipe(.down): "三指向下轻扫"
    case .fourFingerTap(.top): "四指轻点屏幕顶部"
    case .fourFingerTap(.bottom): "四指轻点屏幕底部"
    case .read: "再读一遍"
    case .type(let text): "键入“\(text)”"
    case .wait(let seconds): "等待\(seconds.shortest)秒"
    }
  }
}
