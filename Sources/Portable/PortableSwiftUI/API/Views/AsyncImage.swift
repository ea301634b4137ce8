public import Foundation

/// A picture from the web.
///
/// Nothing is loaded here, so what is shown is what stands for it until then.
public struct AsyncImage<Content> {
  let content: Content
}

extension AsyncImage: View where Content: View {
  /// What the view is made of.
  public var body: some View { content }

  /// Shows what the phases of loading come to; here the first, with nothing loaded.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// Shows a picture, and something else until it is there.
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: (Image) -> I,
    @ViewBuilder placeholder: () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(storage: .second(placeholder()))
  }
}

extension AsyncImage where Content == Color {
  /// Shows a picture, and a grey area until it is there.
  public init(url: URL?, scale: CGFloat = 1) {
    content = .gray.guessed
  }
}

/// How far the loading of a picture is.
public enum AsyncImagePhase {
  /// Nothing is there.
  case empty
  /// The picture is there.
  case success(Image)
  /// There will be none.
  case failure(any Error)

  /// The picture.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// Why there is none.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}
