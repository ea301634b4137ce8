import Foundation

// Where the image, title and subtitle of a button are.
//
// Source: Apple, `UIButton.Configuration`: `imagePlacement`, `imagePadding`, `titlePadding`;
// certainty A for the order of the parts.
extension UIButton {
  var pictureSize: CGSize { shownImage.image?.size ?? buttonType.pictureSize }

  /// The size of the title, and the subtitle below it.
  var textSize: CGSize {
    let title = shownTitle.intrinsicContentSize
    guard !shownSubtitle.isHidden else { return title }
    let subtitle = shownSubtitle.intrinsicContentSize
    return CGSize(
      width: max(title.width, subtitle.width),
      height: title.height + titlePadding + subtitle.height
    )
  }

  /// Whether the height is what the system chose for the size of the configuration.
  package final var isSizedByConfiguration: Bool {
    guard let configuration, configuration.ownInsets == nil, textSize.width > 0,
      configuration.buttonSize == .medium || configuration.buttonSize == .large
    else { return false }
    return abs(bounds.height - intrinsicContentSize.height) < 0.5
  }

  var gap: CGFloat {
    guard pictureSize != .zero, textSize.width > 0 else { return 0 }
    return configuration?.imagePadding ?? 0
  }

  var isImageAboveOrBelow: Bool {
    configuration?.imagePlacement == .top || configuration?.imagePlacement == .bottom
  }

  /// The frame of the title without the subtitle.
  var titleFrame: CGRect { frames.title }

  func layOutContent() {
    (shownImage.frame, shownTitle.frame, shownSubtitle.frame) = frames
  }

  private var titlePadding: CGFloat { configuration?.titlePadding ?? 0 }

  private var frames: (image: CGRect, title: CGRect, subtitle: CGRect) {
    let image = shownImage.image?.size ?? .zero
    let (imageOrigin, text) = isImageAboveOrBelow ? stacked(image) : sideBySide(image)
    var title = CGRect(origin: text.origin, size: shownTitle.intrinsicContentSize)
    title.size.width = min(title.width, text.width)
    var subtitle = CGRect(origin: text.origin, size: shownSubtitle.intrinsicContentSize)
    subtitle.size.width = min(subtitle.width, text.width)
    if shownSubtitle.isHidden { subtitle.size = .zero }
    subtitle.origin.y = title.maxY + titlePadding
    // 'titleAlignment' is ignored: the texts are centered above or below an image, and otherwise
    // begin together; certainty C.
    if isImageAboveOrBelow {
      title.origin.x = text.midX - title.width / 2
      subtitle.origin.x = text.midX - subtitle.width / 2
    } else if isRightToLeft {
      title.origin.x = text.maxX - title.width
      subtitle.origin.x = text.maxX - subtitle.width
    }
    return (CGRect(origin: imageOrigin, size: image), title, subtitle)
  }

  private func sideBySide(_ image: CGSize) -> (image: CGPoint, text: CGRect) {
    // A title that doesn't fit is truncated within the insets.
    let text = text(leaving: image.width + gap)
    let x = contentStart(width: image.width + gap + text.width)
    let (imageX, textX) =
      isImageOnTheRight ? (x + text.width + gap, x) : (x, x + image.width + gap)
    return (
      CGPoint(x: imageX, y: (bounds.height - image.height) / 2),
      CGRect(origin: CGPoint(x: textX, y: (bounds.height - text.height) / 2), size: text)
    )
  }

  private func stacked(_ image: CGSize) -> (image: CGPoint, text: CGRect) {
    let text = text(leaving: 0)
    let width = max(image.width, text.width)
    let x = contentStart(width: width)
    let top = (bounds.height - image.height - gap - text.height) / 2
    let isImageFirst = configuration?.imagePlacement == .top
    return (
      CGPoint(
        x: x + (width - image.width) / 2,
        y: isImageFirst ? top : top + text.height + gap
      ),
      CGRect(
        origin: CGPoint(
          x: x + (width - text.width) / 2,
          y: isImageFirst ? top + image.height + gap : top
        ),
        size: text
      )
    )
  }

  private func text(leaving width: CGFloat) -> CGSize {
    let insets = contentInsets
    var text = textSize
    text.width = min(
      text.width,
      max(0, bounds.width - width - max(0, insets.left) - max(0, insets.right))
    )
    return text
  }
}
