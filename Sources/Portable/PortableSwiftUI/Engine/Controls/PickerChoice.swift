import Foundation

/// One of the values of a picker.
struct PickerOption {
  let tag: AnyHashable
  let title: String
}

/// What a picker lets people choose from.
struct PickerChoice {
  let title: String?
  let options: [PickerOption]
  let chosen: Int?
  let isEnabled: Bool
  let choose: (Int) -> Void

  init(
    title: String?,
    options: [PickerOption],
    chosen: Int?,
    isEnabled: Bool,
    choose: @escaping (Int) -> Void
  ) {
    self.title = title
    self.options = options
    self.chosen = chosen
    self.isEnabled = isEnabled
    self.choose = choose
  }
}
