import Foundation
import PortableFoundation
import Testing

@MainActor
struct DurationTests {
  @Test(arguments: [
    ("en", DateComponentsFormatter.UnitsStyle.full, "1 hour, 2 minutes, 5 seconds"),
    ("en", .spellOut, "one hour, two minutes, five seconds"),
    ("en", .short, "1 hr, 2 min, 5 secs"),
    ("en", .abbreviated, "1h 2m 5s"),
    ("en", .positional, "1:02:05"),
    ("ru", .full, "1 час 2 минуты 5 секунд"),
    ("ru", .spellOut, "один час две минуты пять секунд"),
    ("de", .full, "1 Stunde, 2 Minuten und 5 Sekunden"),
    ("zh-Hans", .full, "1小时2分钟5秒钟"),
  ])
  func `durations are written in each language`(
    _ language: String,
    _ style: DateComponentsFormatter.UnitsStyle,
    _ text: String
  ) {
    let formatter = formatter(language, style, [.hour, .minute, .second])
    #expect(formatter.string(from: 3725) == text)
  }

  @Test(arguments: [
    (0.0, "0:00"), (65.0, "1:05"), (3600.0, "60:00"),
  ])
  func `minutes and seconds are padded`(_ seconds: Double, _ text: String) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    let padded = text.count < 5 ? "0" + text : text
    #expect(formatter.string(from: seconds) == padded)
  }

  @Test func `zero units and units not asked for are left out`() {
    let formatter = formatter("en", .full, [.day, .hour, .minute])
    #expect(formatter.string(from: 86_400 + 60) == "1 day, 1 minute")
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 86_400 + 60) == "1 day")
    #expect(formatter.string(from: 0) == "0 minutes")
  }

  @Test func `lists and relative times are written in words`() {
    let lists = ListFormatter()
    lists.locale = Locale(identifier: "en")
    #expect(lists.string(from: ["a", "b", "c"]) == "a, b, and c")
    let distances = RelativeDateTimeFormatter()
    distances.locale = Locale(identifier: "en")
    #expect(distances.localizedString(fromTimeInterval: -7200) == "2 hours ago")
    #expect(String(localized: "Total: \(3)", comment: "the sum") == "Total: 3")
  }

  private func formatter(
    _ language: String,
    _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit
  ) -> DateComponentsFormatter {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = Locale(identifier: language)
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }
}
