import Foundation

@MainActor
struct DateWheels {
  let picker: UIDatePicker

  func make() -> [PickerWheel] {
    switch picker.datePickerMode {
    case .time: timeWheels
    case .date: dateWheels
    case .dateAndTime: [dayWheel] + timeWheels
    case .countDownTimer: countdownWheels
    case .yearAndMonth: [monthWheel, yearWheel]
    }
  }

  private var words: DateStrings { picker.words }
  private var calendar: Calendar { words.calendar }

  private var dateWheels: [PickerWheel] {
    let template = DateFormatter.dateFormat(
      fromTemplate: "yMMMMd",
      options: 0,
      locale: words.locale
    )
    let pattern = template ?? "MMMM d, y"
    let wheels: [(PickerWheel, Character)] = [
      (monthWheel, "M"), (dayOfMonthWheel, "d"), (yearWheel, "y"),
    ]
    return wheels.sorted { first, second in
      (pattern.firstIndex(of: first.1) ?? pattern.endIndex)
        < (pattern.firstIndex(of: second.1) ?? pattern.endIndex)
    }.map(\.0)
  }

  private var monthWheel: PickerWheel {
    wheel(count: 12, part: .month, first: 1) { words.months[$0] }
  }

  private var dayOfMonthWheel: PickerWheel {
    let days = calendar.range(of: .day, in: .month, for: picker.date)?.count ?? 31
    return wheel(count: days, part: .day, first: 1) { "\($0 + 1)" }
  }

  private var yearWheel: PickerWheel {
    let wheel = wheel(count: 10_000, part: .year, first: 1) { "\($0 + 1)" }
    wheel.speaksPosition = false
    return wheel
  }

  private var dayWheel: PickerWheel {
    let start = calendar.startOfDay(for: picker.date)
    let wheel = PickerWheel(count: 20_001)
    wheel.speaksPosition = false
    wheel.speaksSelected = true
    wheel.row = 10_000
    wheel.title = { row in
      let day = calendar.date(byAdding: .day, value: row - 10_000, to: start) ?? start
      return words.text(of: day, template: "EEEMMMd")
    }
    let time = picker.date.timeIntervalSince(start)
    wheel.onChoose = { [weak picker] row in
      let day = calendar.date(byAdding: .day, value: row - 10_000, to: start) ?? start
      picker?.choose(day.addingTimeInterval(time))
    }
    return wheel
  }

  private var timeWheels: [PickerWheel] {
    let interval = max(1, picker.minuteInterval)
    let minutes = wheel(
      count: 60 / interval,
      part: .minute,
      first: 0,
      step: interval
    ) { SystemString.minutes($0 * interval).text }
    nameMinutes(minutes)
    guard words.usesDayPeriods else {
      return [hourWheel(count: 24) { SystemString.hours($0).text }, minutes]
    }
    let hour = calendar.component(.hour, from: picker.date)
    let half = PickerWheel(count: 2)
    half.row = hour / 12
    half.title = { words.dayPeriods[$0] }
    half.onChoose = { [weak picker] row in
      guard let picker else { return }
      let now = calendar.component(.hour, from: picker.date)
      picker.choose(
        picker.date.addingTimeInterval(TimeInterval((row * 12 + now % 12 - now) * 3600))
      )
    }
    let clock = hourWheel(count: 12) { "\($0 == 0 ? 12 : $0) o\u{2019}clock" }
    return [clock, minutes, half]
  }

  /// Names the wheel of minutes; it isn't announced as a picker item.
  ///
  /// Source: the caption panel of iOS 26.6.1, “Minutes, 24 minutes, adjustable”; certainty H.
  private func nameMinutes(_ wheel: PickerWheel) {
    wheel.name = { SystemString.minuteWheel.text }
    wheel.isPickerItem = false
    wheel.speaksPosition = false
  }

  private func hourWheel(count: Int, title: @escaping (Int) -> String) -> PickerWheel {
    let wheel = PickerWheel(count: count)
    wheel.row = calendar.component(.hour, from: picker.date) % count
    wheel.title = title
    wheel.onChoose = { [weak picker] row in
      guard let picker else { return }
      let now = calendar.component(.hour, from: picker.date)
      picker.choose(picker.date.addingTimeInterval(TimeInterval((row - now % count) * 3600)))
    }
    return wheel
  }

  private var countdownWheels: [PickerWheel] {
    let hours = PickerWheel(count: 24)
    let minutes = PickerWheel(count: 60)
    hours.row = Int(picker.countDownDuration) / 3600
    minutes.row = Int(picker.countDownDuration) % 3600 / 60
    hours.title = { SystemString.hours($0).text }
    minutes.title = { SystemString.minutes($0).text }
    nameMinutes(minutes)
    let choose: (Int) -> Void = { [weak picker, weak hours, weak minutes] _ in
      guard let picker, let hours, let minutes else { return }
      picker.countDownDuration = TimeInterval(hours.row * 3600 + minutes.row * 60)
      picker.sendActions(for: .valueChanged)
    }
    hours.onChoose = choose
    minutes.onChoose = choose
    return [hours, minutes]
  }

  private func wheel(
    count: Int,
    part: Calendar.Component,
    first: Int,
    step: Int = 1,
    title: @escaping (Int) -> String
  ) -> PickerWheel {
    let wheel = PickerWheel(count: count)
    wheel.speaksSelected = part != .minute
    wheel.row = (calendar.component(part, from: picker.date) - first) / step
    wheel.title = title
    wheel.onChoose = { [weak picker] row in
      guard let picker else { return }
      let now = (calendar.component(part, from: picker.date) - first) / step
      let date = calendar.date(byAdding: part, value: (row - now) * step, to: picker.date)
      picker.choose(date ?? picker.date)
    }
    return wheel
  }
}
