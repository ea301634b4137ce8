import AssistiveTechnology
import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

struct TranscriptTests {
  @Test func `a transcript that matches the computed lines passes`() async {
    let page = Page(
      """
      ```swift
      import UIKit

      let buy = UIButton(type: .system)
      buy.setTitle("Buy", for: .normal)
      ```
      1️⃣
      ```voiceover buy
      Buy, Button
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty)
    let place = FenceLocation(path: page.path, line: (page.location("1️⃣").line ?? 0) + 1)
    guard case .spoken(let walkthrough) = report.verdicts[place] else {
      Issue.record("the transcript has no walkthrough")
      return
    }
    #expect(walkthrough.transcript.lines == ["Buy, Button"])
  }

  @Test func `a wrong word is reported at its line with both lines and the element`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      let buy = UIButton(type: .system)
      buy.setTitle("Buy", for: .normal)
      let close = UIButton(type: .close)
      close.accessibilityLabel = "Close"
      ```

      ```voiceover [buy, close]
      Buy, Button
      1️⃣Closed, Button
      ```

      ```voiceover buy
      Buy, Button
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.id) == ["transcript"])
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
    let details = report.diagnostics.first?.details ?? []
    #expect(details.prefix(3) == ["  Buy, Button", "- Closed, Button", "+ Close, Button"])
    #expect(details.contains("the element there: label: Close · trait: Button"))
    #expect(report.verdicts.values.contains { if case .spoken = $0 { true } else { false } })
  }

  @Test func `a gesture runs the snippet's own code`() async {
    let page = Page(
      """
      ```swift
      import UIKit

      final class Rating: UIView {
        var stars = 4

        override var isAccessibilityElement: Bool {
          get { true }
          set {}
        }

        override var accessibilityLabel: String? {
          get { "Rating" }
          set {}
        }

        override var accessibilityValue: String? {
          get { "\\(stars) of 5" }
          set {}
        }

        override var accessibilityTraits: UIAccessibilityTraits {
          get { .adjustable }
          set {}
        }

        override func accessibilityIncrement() {
          stars = min(5, stars + 1)
        }
      }

      let rating = Rating(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      ```

      ```voiceover rating hints=off
      Rating, 4 of 5, adjustable
      > swipe up
      5 of 5
      > swipe up
      [limit]
      ```
      """
    )
    #expect(await page.check().report.diagnostics.isEmpty)
  }

  @Test func `fence options set the language and hints`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      let sound = UISwitch()
      sound.accessibilityLabel = "Звук"
      sound.isOn = true
      ```

      ```voiceover sound lang=ru hints=off
      Звук, Кнопка-переключатель, вкл.
      ```
      """
    )
    #expect(await page.check().report.diagnostics.isEmpty)
  }

  @Test func `fence options set the system and the position of trait words`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      let buy = UIButton(type: .system)
      buy.setTitle("Buy", for: .normal)
      ```

      ```voiceover buy os=18 traits=before
      Button, Buy
      ```

      ```voiceover buy traits=off
      Buy
      ```

      ```voiceover buy os=17 1️⃣traits=before
      Buy, Button
      ```

      ```voiceover buy 2️⃣os=16
      Buy, Button
      ```
      """
    )
    let diagnostics = await page.check().report.diagnostics
    #expect(diagnostics.map(\.location) == [page.location("1️⃣"), page.location("2️⃣")])
    #expect(diagnostics.map(\.id) == ["fence-option", "fence-option"])
  }

  @Test func `the expected number of stops is checked`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      let labels = ["A", "B", "C"].map { text in
        let label = UILabel()
        label.text = text
        return label
      }
      ```

      ```voiceover labels expect=3 stops
      ```

      1️⃣```voiceover labels expect=2 stops
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.id) == ["stop-count"])
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
  }

  @Test func `Voice Control shows names and taps`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      let buy = UIButton(type: .system)
      buy.setTitle("Buy", for: .normal)
      buy.addAction(UIAction { _ in buy.accessibilityLabel = "Bought" }, for: .touchUpInside)
      ```

      ```voicecontrol buy
      > show names
      Buy
      > tap Buy
      [activated Buy]
      > show names
      Bought
      ```
      """
    )
    #expect(await page.check().report.diagnostics.isEmpty)
  }

  @Test func `an element without a size is reported even if the transcript matches`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      let form = UIViewController()
      let (name, total) = (UILabel(frame: CGRect(x: 0, y: 80, width: 90, height: 20)), UILabel())
      name.text = "Name"
      total.text = "Total"
      form.view.addSubview(name)
      form.view.addSubview(total)
      ```

      1️⃣```voiceover form
      Name
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.id) == ["zero-size"])
    #expect(report.diagnostics.first?.severity == .warning)
    #expect(report.diagnostics.first?.location?.line == page.location("1️⃣").line)
    #expect(
      report.diagnostics.first?.summary
        == "the UILabel 'Total' has no size: its frame was never set"
    )
  }
}
