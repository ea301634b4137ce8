import PortableUIKit

/// A choice of what to do as it was described before iOS 15.
public struct ActionSheet {
  /// An answer.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Describes a choice.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension ActionSheet {
  /// What is asked, in words.
  @MainActor var content: AlertContent {
    AlertContent(
      title: title.plain,
      message: message?.plain,
      style: .actionSheet,
      answers: AlertAnswer.complete(buttons.map(\.answer), in: .actionSheet)
    )
  }
}
