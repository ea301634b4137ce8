import PortableUIKit

public struct Alert {
  public struct Button {
    let title: Text?
    let style: UIAlertAction.Style
    let action: () -> Void

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, style: .default, action: action ?? {})
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, style: .cancel, action: action ?? {})
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(title: nil, style: .cancel, action: action ?? {})
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, style: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  @MainActor var content: AlertContent {
    AlertContent(
      title: title.plain,
      message: message?.plain,
      style: .alert,
      answers: AlertAction.complete(buttons.map(\.answer), in: .alert)
    )
  }
}

extension Alert.Button {
  @MainActor var answer: AlertAction {
    AlertAction(title: title?.plain ?? AlertAction.cancelTitle, style: style, perform: action)
  }
}

public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor var content: AlertContent {
    AlertContent(
      title: title.plain,
      message: message?.plain,
      style: .actionSheet,
      answers: AlertAction.complete(buttons.map(\.answer), in: .actionSheet)
    )
  }
}
