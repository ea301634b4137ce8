import Foundation

/// The standard texts and picture of a cell.
@MainActor
final class CellTexts {
  let main = UILabel()
  let detail = UILabel()
  let picture = UIImageView()

  init() {
    detail.font = UIFont.systemFont(ofSize: 12)
  }

  /// Whether any of them shows something.
  var isUsed: Bool {
    main.text?.isEmpty == false || detail.text?.isEmpty == false || picture.image != nil
  }

  /// The texts as one.
  var joined: String? {
    [main, detail].compactMap { $0.accessibilityLabel?.nonEmpty }.joined(separator: ", ").nonEmpty
  }

  /// Whether nothing else stands in a view.
  func areAlone(in view: UIView) -> Bool {
    view.subviews.allSatisfy { $0 === main || $0 === detail || $0 === picture }
  }

  func add(to view: UIView) {
    for own in [picture, main, detail] { view.addSubview(own) }
  }

  func show(_ configuration: UIListContentConfiguration?) {
    main.text = configuration?.text
    main.numberOfLines = 0
    detail.text = configuration?.secondaryText
    detail.numberOfLines = 0
    picture.image = configuration?.image
  }

  /// The height of the texts within a width, in points.
  func height(in width: CGFloat) -> CGFloat {
    let room = textRoom(in: width)
    return main.contentSize(fitting: room).height + detail.contentSize(fitting: room).height + 22
  }

  func place(in bounds: CGRect) {
    main.isHidden = main.text?.nonEmpty == nil
    detail.isHidden = detail.text?.nonEmpty == nil
    let start = picture.image.map { $0.size.width + 32 } ?? 16
    let room = textRoom(in: bounds.width)
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      origin: CGPoint(x: 16, y: (bounds.height - size.height) / 2),
      size: size
    )
    let first = main.contentSize(fitting: room)
    let second = detail.contentSize(fitting: room)
    let top = (bounds.height - first.height - second.height) / 2
    main.frame = CGRect(x: start, y: top, width: room, height: first.height)
    detail.frame = CGRect(x: start, y: top + first.height, width: room, height: second.height)
  }

  private func textRoom(in width: CGFloat) -> CGFloat {
    max(0, width - (picture.image.map { $0.size.width + 32 } ?? 16) - 16)
  }
}
