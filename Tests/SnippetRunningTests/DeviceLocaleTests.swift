import Diagnostics
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// Foundation formats in the language of the device, as on a phone.
struct DeviceLocaleTests {
  private static let code = #"""
    ```swift
    import Foundation

    func say(_ texts: Any...) {
      let line = texts.map { "\($0)" }.joined(separator: " ")
      print(line.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " "))
    }

    let noon = Date(timeIntervalSince1970: 1_000_000_000)
    say(Locale.current.identifier, Locale.preferredLanguages, Locale.current.currency?.identifier ?? "-")
    say(1234.5.formatted(), 0.5.formatted(.percent), ["a", "b"].formatted())
    say(noon.formatted(date: .long, time: .omitted), noon.formatted(.dateTime.weekday(.wide)))
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    say(numbers.string(from: 2) ?? "-", NumberFormatter.localizedString(from: 0.5, number: .percent))
    let dates = DateFormatter()
    dates.setLocalizedDateFormatFromTemplate("dMMMM")
    say(dates.string(from: noon))
    say(String(format: "%.1f", locale: .current, 0.5), String(format: "%.1f", 0.5))
    say(Calendar.current.firstWeekday, Calendar.current.weekdaySymbols[0])
    say(Calendar.autoupdatingCurrent.monthSymbols[0], dates.locale.identifier)
    ```

    """#

  @Test(
    arguments: [
      (
        "en",
        """
        en_US ["en-US"] USD
        1,234.5 50% a and b
        September 9, 2001 Sunday
        two 50%
        September 9
        0.5 0.5
        1 Sunday
        January en_US
        """
      ),
      (
        "ru",
        """
        ru_RU ["ru-RU"] RUB
        1 234,5 50 % a и b
        9 сентября 2001 г. воскресенье
        два 50 %
        9 сентября
        0,5 0.5
        2 воскресенье
        января ru_RU
        """
      ),
      (
        "de",
        """
        de_DE ["de-DE"] EUR
        1.234,5 50 % a und b
        9. September 2001 Sonntag
        zwei 50 %
        9. September
        0,5 0.5
        2 Sonntag
        Januar de_DE
        """
      ),
    ]
  )
  func `Foundation follows the language of the page`(_ language: String, _ lines: String) async {
    let page = Page(Self.code + "```output\n\(lines)\n```\n", language: language)
    let found = await page.check().report.diagnostics.map(\.summary)
    #expect(found == [])
  }

  @Test func `code before a screen in another language runs in that language`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      let share = UILabel()
      share.text = 1234.5.formatted()
      ```

      ```voiceover share lang=de
      1.234,5
      ```
      """
    )
    let found = await page.check().report.diagnostics.map(\.summary)
    #expect(found == [])
  }
}
