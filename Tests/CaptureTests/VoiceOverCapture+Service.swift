import PortableUIKit

extension VoiceOverCapture {
  // Source: `XCUIVoiceOverService` on simulators of iOS and iPadOS 27.0; IRS-Public/aloud at 005a097d
  // (24A5423a), gewill/OpenCCman at fe1fc14c (24A434). `Content/heard` has their addresses.
  static let service: [VoiceOverCapture] = [
    VoiceOverCapture("Same label Button") { .button("Same label") },
    VoiceOverCapture("Dismiss modal Button") { .button("Dismiss modal") },
    VoiceOverCapture("Live count 51") { .text("Live count 51") },
    VoiceOverCapture("Notifications Switch button on Double tap to toggle setting.") {
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Notifications"
      toggle.isOn = true
      return toggle
    },
    VoiceOverCapture("Pane sizes Button Pop up button Double tap to activate the picke") {
      let button = UIView.button("Pane sizes")
      button.menu = UIMenu(children: [UIAction(title: "50%") { _ in }])
      button.showsMenuAsPrimaryAction = true
      return button
    },
    VoiceOverCapture("Import TXT Button") {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      button.setImage(UIImage(systemName: "square.and.arrow.down"), for: .normal)
      button.accessibilityLabel = "Import TXT"
      return button
    },
    VoiceOverCapture("Import, or drop here, one UTF-8 TXT file or plain text, up to 10") {
      .text("Import, or drop here, one UTF-8 TXT file or plain text, up to 10 MB")
    },
    VoiceOverCapture("Convert this TXT directly to a file without loading it into the ") {
      .text("Convert this TXT directly to a file without loading it into the editor")
    },
    VoiceOverCapture("This file is not valid UTF-8. Save it as UTF-8 and try again.") {
      .text("This file is not valid UTF-8. Save it as UTF-8 and try again.")
    },
    VoiceOverCapture("Copy Result dimmed Button") { .button("Copy Result", isEnabled: false) },
    VoiceOverCapture("鼠標裏面的硅二極管壞了，導致光標分辨率降低。") {
      let result = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      result.isEditable = false
      result.text = "鼠標裏面的硅二極管壞了，導致光標分辨率降低。"
      result.accessibilityLabel = "Result"
      return result
    },
    VoiceOverCapture("selected Traditional · OpenCC Button") {
      .button("Traditional · OpenCC", isSelected: true)
    },
    VoiceOverCapture("Conversion settings , Traditional · OpenCC Button") {
      .button("Conversion settings , Traditional · OpenCC")
    },
    VoiceOverCapture("Could Not Convert File Heading") {
      .text("Could Not Convert File", traits: .header)
    },
    VoiceOverCapture("SEPTEMBER 30, 2026 · 25 STORIES Heading") {
      .text("SEPTEMBER 30, 2026 · 25 STORIES", traits: .header)
    },
    VoiceOverCapture("The original file and editor draft are unchanged. Retry recovery") {
      .text("The original file and editor draft are unchanged. Retry recovery or delete the task.")
    },
    VoiceOverCapture("Documents, Actions Menu Button") { .button("Documents, Actions Menu") },
    VoiceOverCapture("Open YouTube link Button") { .button("Open YouTube link") },
    VoiceOverCapture("Target Language") { .text("Target Language") },
    VoiceOverCapture("完成 按钮", language: "zh-Hans") { .button("完成") },
    VoiceOverCapture("保存结果… 按钮", language: "zh-Hans") { .button("保存结果…") },
    VoiceOverCapture(
      "完整结果保留在本机，直到保存或删除。取消保存面板后仍可重试。",
      language: "zh-Hans"
    ) {
      .text("完整结果保留在本机，直到保存或删除。取消保存面板后仍可重试。")
    },
    VoiceOverCapture("转换完成，待保存 标题", language: "zh-Hans") {
      .text("转换完成，待保存", traits: .header)
    },
  ]

  // Source: gewill/OpenCCman at fe1fc14c, iPadOS 27.0 (24A434). The groups are SwiftUI's stacks with
  // `children: .contain` and a label.
  static let groups: [VoiceOverCapture] = [
    VoiceOverCapture("Target Language Simplified Chinese Button", screen: target(selected: false)),
    VoiceOverCapture(
      "Target Language selected Simplified Chinese Button",
      screen: target(selected: true)
    ),
    VoiceOverCapture("Variant selected OpenCC Standard Button", screen: variant(isEnabled: true)),
    VoiceOverCapture("Taiwan Standard Button", stop: 1, screen: variant(isEnabled: true)),
    VoiceOverCapture(
      "selected Variant dimmed OpenCC Standard dimmed Button",
      screen: variant(isEnabled: false)
    ),
    VoiceOverCapture("Taiwan Standard dimmed Button", stop: 1, screen: variant(isEnabled: false)),
    VoiceOverCapture("HongKong Standard dimmed Button", stop: 2, screen: variant(isEnabled: false)),
    VoiceOverCapture("Region Idiom selected Not convert Button", screen: region(isEnabled: true)),
    VoiceOverCapture(
      "selected Region Idiom dimmed Not convert dimmed Button",
      screen: region(isEnabled: false)
    ),
    VoiceOverCapture("Taiwan Idiom dimmed Button", stop: 1, screen: region(isEnabled: false)),
  ]

  private static func target(selected: Bool) -> @MainActor @Sendable () -> [UIView] {
    {
      [.group("Target Language", [.button("Simplified Chinese", isSelected: selected)])]
    }
  }

  private static func variant(isEnabled: Bool) -> @MainActor @Sendable () -> [UIView] {
    {
      let buttons: [UIButton] = [
        .button("OpenCC Standard", isSelected: true, isEnabled: isEnabled),
        .button("Taiwan Standard", isEnabled: isEnabled),
        .button("HongKong Standard", isEnabled: isEnabled),
      ]
      return [.group("Variant", buttons, isEnabled: isEnabled)]
    }
  }

  private static func region(isEnabled: Bool) -> @MainActor @Sendable () -> [UIView] {
    {
      let buttons: [UIButton] = [
        .button("Not convert", isSelected: true, isEnabled: isEnabled),
        .button("Taiwan Idiom", isEnabled: isEnabled),
      ]
      return [.group("Region Idiom", buttons, isEnabled: isEnabled)]
    }
  }

  // Source: the same, at the first focus: the app's name precedes the line.
  static let named: [VoiceOverCapture] = [
    VoiceOverCapture("OpenCCman Conversion settings") { .text("Conversion settings") },
    VoiceOverCapture("OpenCCman Convert Large File Heading") {
      .text("Convert Large File", traits: .header)
    },
  ]

  // Source: emassey0135/lumenna at c9bfae30, by VO-Command-Down; eyeb0l/RemoteFiles, by a swipe up.
  static let actions = ["Mark Done", "Remove from Recents"]
}
