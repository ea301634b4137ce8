import AccessibilityTree
import PortableUIKit
import SpokenExpectations
import Testing

@Suite(.serialized) @MainActor
struct ExpectSpokenTests {
  private let device = SimulatedDevice(hints: false)

  private func volume() -> UISlider {
    let volume = UISlider()
    volume.accessibilityLabel = "Volume"
    volume.value = 0.5
    return volume
  }

  private func screen() -> SimulatedScreen { SimulatedScreen(showing: volume(), on: device) }

  @Test func `a screen without commands is read from its first element to the last`() async {
    await expectSpoken(screen()) { "Volume, 50%, adjustable" }
  }

  @Test func `commands of the call appear in the lines`() async {
    await expectSpoken(screen(), "swipe up", "swipe down") {
      """
      Volume, 50%, adjustable
      > swipe up
      60%
      > swipe down
      50%
      """
    }
  }

  @Test func `a call without commands takes them from its lines`() async {
    await expectSpoken(screen()) {
      """
      Volume, 50%, adjustable
      > swipe up
      60%
      """
    }
  }

  @Test func `every technology can be selected`() async {
    await expectSpoken(screen(), by: .voiceControl) {
      """
      > show names
      Volume
      """
    }
    await expectSpoken(screen(), "increment Volume", by: .voiceControl) {
      """
      > increment Volume
      Volume: 60%
      """
    }
    await expectSpoken(screen(), by: .switchControl) { "Volume" }
    await expectSpoken(screen(), "tab", by: .fullKeyboardAccess) {
      """
      > tab
      Volume
      """
    }
  }

  @Test func `an empty screen says nothing`() async {
    await expectSpoken(SimulatedScreen(showing: UIView(), on: device)) { "" }
  }

  @Test func `a difference is reported line by line at the call`() async {
    let line = #line + 2
    await withKnownIssue {
      await expectSpoken(screen(), "swipe up") {
        """
        Volume, 50%, adjustable
        > swipe up
        55%
        """
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        """
        the transcript differs from the computed lines
          Volume, 50%, adjustable
          > swipe up
        - 55%
        + 60%
        '-' is the test, '+' is computed; BY_EAR_RECORD=1 updates the test
        """
      ] && issue.sourceLocation?.line == line
    }
  }

  @Test(arguments: [
    ("swipe upp", "unknown gesture 'swipe upp'; did you mean 'swipe up'?"),
    ("hum", "unknown gesture 'hum'"),
  ])
  func `an unknown command is an issue at the call`(
    command: String,
    message: String
  ) async {
    await withKnownIssue {
      await expectSpoken(screen(), command) { "" }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [message] && issue.sourceLocation?.line == #line - 2
    }
  }

  @Test func `an unknown command in the lines is an issue`() async {
    await withKnownIssue {
      await expectSpoken(screen()) { "> swipe upp" }
    } matching: { issue in
      issue.comments.first?.rawValue == "unknown gesture 'swipe upp'; did you mean 'swipe up'?"
    }
  }
}
