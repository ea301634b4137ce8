import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite(.serialized)
struct AccessibilityPreferencesTests {
  @Test func `on a new device VoiceOver runs and other settings are off`() {
    #expect(UIAccessibility.isVoiceOverRunning)
    #expect(UIAccessibility.isVideoAutoplayEnabled)
    #expect(UIAccessibility.isShakeToUndoEnabled)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isSwitchControlRunning)
    #expect(UIAccessibility.hearingDevicePairedEar.isEmpty)
  }

  @Test(arguments: Setting.all)
  func `a changed setting is read from UIAccessibility and posts its notification once`(
    _ setting: Setting
  ) {
    let before = AccessibilityPreferences.current
    defer { AccessibilityPreferences.current = before }
    let heard = ChangeRecorder()
    let observer = NotificationCenter.default.addObserver(
      forName: setting.notification,
      object: nil,
      queue: nil
    ) { _ in heard.add() }
    defer { NotificationCenter.default.removeObserver(observer) }
    let old = setting.flag()
    AccessibilityPreferences.current[keyPath: setting.preference].toggle()
    #expect(setting.flag() == !old)
    #expect(heard.count == 1)
    AccessibilityPreferences.current = AccessibilityPreferences.current
    #expect(heard.count == 1)
  }

  @Test func `a paired hearing device is reported`() {
    defer { AccessibilityPreferences.current.hearingDevicePairedEar = [] }
    AccessibilityPreferences.current.hearingDevicePairedEar = .both
    #expect(UIAccessibility.hearingDevicePairedEar == [.left, .right])
  }

  struct Setting: Sendable, CustomTestStringConvertible {
    let preference: any WritableKeyPath<AccessibilityPreferences, Bool> & Sendable
    let flag: @MainActor @Sendable () -> Bool
    let notification: NSNotification.Name
    var testDescription: String { notification.rawValue }

    static let all: [Setting] = [
      Setting(
        preference: \.isVoiceOverRunning,
        flag: { UIAccessibility.isVoiceOverRunning },
        notification: UIAccessibility.voiceOverStatusDidChangeNotification
      ),
      Setting(
        preference: \.isSwitchControlRunning,
        flag: { UIAccessibility.isSwitchControlRunning },
        notification: UIAccessibility.switchControlStatusDidChangeNotification
      ),
      Setting(
        preference: \.isAssistiveTouchRunning,
        flag: { UIAccessibility.isAssistiveTouchRunning },
        notification: UIAccessibility.assistiveTouchStatusDidChangeNotification
      ),
      Setting(
        preference: \.isBoldTextEnabled,
        flag: { UIAccessibility.isBoldTextEnabled },
        notification: UIAccessibility.boldTextStatusDidChangeNotification
      ),
      Setting(
        preference: \.isClosedCaptioningEnabled,
        flag: { UIAccessibility.isClosedCaptioningEnabled },
        notification: UIAccessibility.closedCaptioningStatusDidChangeNotification
      ),
      Setting(
        preference: \.isDarkerSystemColorsEnabled,
        flag: { UIAccessibility.isDarkerSystemColorsEnabled },
        notification: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
      ),
      Setting(
        preference: \.isGrayscaleEnabled,
        flag: { UIAccessibility.isGrayscaleEnabled },
        notification: UIAccessibility.grayscaleStatusDidChangeNotification
      ),
      Setting(
        preference: \.isGuidedAccessEnabled,
        flag: { UIAccessibility.isGuidedAccessEnabled },
        notification: UIAccessibility.guidedAccessStatusDidChangeNotification
      ),
      Setting(
        preference: \.isInvertColorsEnabled,
        flag: { UIAccessibility.isInvertColorsEnabled },
        notification: UIAccessibility.invertColorsStatusDidChangeNotification
      ),
      Setting(
        preference: \.isMonoAudioEnabled,
        flag: { UIAccessibility.isMonoAudioEnabled },
        notification: UIAccessibility.monoAudioStatusDidChangeNotification
      ),
      Setting(
        preference: \.isOnOffSwitchLabelsEnabled,
        flag: { UIAccessibility.isOnOffSwitchLabelsEnabled },
        notification: UIAccessibility.onOffSwitchLabelsDidChangeNotification
      ),
      Setting(
        preference: \.isReduceMotionEnabled,
        flag: { UIAccessibility.isReduceMotionEnabled },
        notification: UIAccessibility.reduceMotionStatusDidChangeNotification
      ),
      Setting(
        preference: \.isReduceTransparencyEnabled,
        flag: { UIAccessibility.isReduceTransparencyEnabled },
        notification: UIAccessibility.reduceTransparencyStatusDidChangeNotification
      ),
      Setting(
        preference: \.isShakeToUndoEnabled,
        flag: { UIAccessibility.isShakeToUndoEnabled },
        notification: UIAccessibility.shakeToUndoDidChangeNotification
      ),
      Setting(
        preference: \.isSpeakScreenEnabled,
        flag: { UIAccessibility.isSpeakScreenEnabled },
        notification: UIAccessibility.speakScreenStatusDidChangeNotification
      ),
      Setting(
        preference: \.isSpeakSelectionEnabled,
        flag: { UIAccessibility.isSpeakSelectionEnabled },
        notification: UIAccessibility.speakSelectionStatusDidChangeNotification
      ),
      Setting(
        preference: \.isVideoAutoplayEnabled,
        flag: { UIAccessibility.isVideoAutoplayEnabled },
        notification: UIAccessibility.videoAutoplayStatusDidChangeNotification
      ),
      Setting(
        preference: \.shouldDifferentiateWithoutColor,
        flag: { UIAccessibility.shouldDifferentiateWithoutColor },
        notification: UIAccessibility.differentiateWithoutColorDidChangeNotification
      ),
      Setting(
        preference: \.buttonShapesEnabled,
        flag: { UIAccessibility.buttonShapesEnabled },
        notification: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
      ),
      Setting(
        preference: \.prefersCrossFadeTransitions,
        flag: { UIAccessibility.prefersCrossFadeTransitions },
        notification: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
      ),
    ]
  }

  private final class ChangeRecorder: @unchecked Sendable {
    private(set) var count = 0

    func add() {
      count += 1
    }
  }
}
