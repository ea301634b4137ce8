import AssistiveTechnology

/// The icon of a user's action in a player.
///
/// It combines a motion with a number of fingers. Actions without a motion, such as waiting, have
/// no icon.
package struct GestureIcon: Hashable, Sendable {
  package var motion: Motion
  package var fingers = 1

  /// The icon's name in `player.js`: the motion, and the number of fingers if there are several.
  package var name: String { motion.rawValue + (fingers > 1 ? String(fingers) : "") }

  package enum Motion: String, Hashable, Sendable, CaseIterable {
    case right, left, up, down
    case tap
    case double, triple
    case hold
    case rotor
    /// A two-finger zigzag, the escape gesture.
    case scrub
    case voice, `switch`, key
  }
}

extension GestureIcon {
  init?(_ command: UserCommand) {
    switch command {
    case .gesture(let gesture): self.init(gesture)
    case .voice: self.init(motion: .voice)
    case .switches: self.init(motion: .switch)
    case .keys: self.init(motion: .key)
    }
  }

  private init?(_ gesture: Gesture) {
    switch gesture {
    case .swipeRight: self.init(motion: .right)
    case .swipeLeft: self.init(motion: .left)
    case .swipeUp: self.init(motion: .up)
    case .swipeDown: self.init(motion: .down)
    case .doubleTap: self.init(motion: .double)
    case .tripleTap: self.init(motion: .triple)
    case .doubleTapAndHold: self.init(motion: .hold)
    case .touch: self.init(motion: .tap)
    case .readFromTop: self.init(motion: .up, fingers: 2)
    case .readFromHere: self.init(motion: .down, fingers: 2)
    case .pauseSpeech: self.init(motion: .tap, fingers: 2)
    case .magicTap: self.init(motion: .double, fingers: 2)
    case .scrub: self.init(motion: .scrub, fingers: 2)
    case .turnRotor, .rotor: self.init(motion: .rotor, fingers: 2)
    case .threeFingerSwipe(let direction): self.init(motion: Motion(direction), fingers: 3)
    case .fourFingerTap: self.init(motion: .tap, fingers: 4)
    case .type: self.init(motion: .key)
    case .read, .wait: return nil
    }
  }
}

extension GestureIcon.Motion {
  fileprivate init(_ direction: Gesture.Direction) {
    switch direction {
    case .right: self = .right
    case .left: self = .left
    case .up: self = .up
    case .down: self = .down
    }
  }
}
