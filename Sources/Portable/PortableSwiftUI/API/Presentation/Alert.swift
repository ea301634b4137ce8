import PortableUIKit

/// A question as it was described before iOS 15.
public struct Alert {
  /// An answer.
  public struct Button {
    let title: Text?
    let style: UIAlertAction.Style
    let action: () -> Void

    /// An answer.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, style: .default, action: action ?? {})
    }

    /// An answer that leaves without a change.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, style: .cancel, action: action ?? {})
    }

    /// An answer that leaves without a change, in the words of the system.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(title: nil, style: .cancel, action: action ?? {})
    }

    /// An answer that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, style: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Describes a question with one answer, which is “OK” where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Describes a question with two answers.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

extension Alert {
  /// What is asked, in words.
  @MainActor var content: AlertContent {
    AlertContent(
      title: title.plain,
      message: message?.plain,
      style: .alert,
      answers: AlertAnswer.complete(buttons.map(\.answer), in: .alert)
    )
  }
}

extension Alert.Button {
  /// The answer in words.
  @MainActor var answer: AlertAnswer {
    AlertAnswer(title: title?.plain ?? AlertAnswer.cancelTitle, style: style, perform: action)
  }
}
