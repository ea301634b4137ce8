import Foundation

/// The content of a cell: a plain view for the app's subviews, or the view of a configuration.
@MainActor
struct CellContent {
  let plain = UIView()
  private(set) var configured: (any UIView & UIContentView)?

  var view: UIView { configured ?? plain }

  mutating func show(_ configuration: (any UIContentConfiguration)?, in cell: UIView) {
    if let configuration, let configured, configured.supports(configuration) {
      configured.configuration = configuration
    } else {
      configured?.removeFromSuperview()
      configured = configuration?.makeContentView()
      if let configured {
        plain.removeFromSuperview()
        cell.insertSubview(configured, at: 0)
      } else if plain.superview == nil {
        cell.addSubview(plain)
      }
    }
    cell.setNeedsLayout()
  }
}

@MainActor
final class CellTexts {
  let main = UILabel()
  let detail = UILabel()
  let picture = UIImageView()
  private let stand = UIView()
  private var isSideBySide: Bool

  init(_ style: UITableViewCell.CellStyle = .default) {
    isSideBySide = style == .value1
    detail.font = UIFont.preferredFont(forTextStyle: isSideBySide ? .body : .subheadline)
    // The system chooses the color, and another one with Increase Contrast.
    if isSideBySide { detail.textColor = UIColor.secondaryLabel.approximate }
  }

  var isUsed: Bool {
    main.text?.isEmpty == false || detail.text?.isEmpty == false || picture.image != nil
  }

  var joined: String? {
    [main, detail].compactMap { $0.accessibilityLabel?.nonEmpty }.joined(separator: ", ").nonEmpty
  }

  func add(to view: UIView) {
    view.addSubview(picture)
    view.addSubview(stand)
    stand.addSubview(main)
    stand.addSubview(detail)
  }

  func show(_ configuration: UIListContentConfiguration?) {
    main.text = configuration?.text
    main.numberOfLines = 0
    detail.text = configuration?.secondaryText
    detail.numberOfLines = 0
    picture.image = configuration?.image
    isSideBySide = configuration?.prefersSideBySideTextAndSecondaryText ?? false
    if let configuration {
      main.font = configuration.textProperties.font
      detail.font = configuration.secondaryTextProperties.font
    }
  }

  func height(in width: CGFloat) -> CGFloat {
    let availableWidth = textRoom(in: width)
    let heights = [main, detail].map { $0.contentSize(fitting: availableWidth).height }
    return (standSideBySide(in: availableWidth) ? heights.max() ?? 0 : heights[0] + heights[1]) + 22
  }

  func place(in bounds: CGRect) {
    main.isHidden = main.text?.nonEmpty == nil
    detail.isHidden = detail.text?.nonEmpty == nil
    let start = picture.image.map { $0.size.width + 32 } ?? 16
    let availableWidth = textRoom(in: bounds.width)
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(origin: CGPoint(x: 16, y: (bounds.height - size.height) / 2), size: size)
    stand.frame = bounds
    let first = main.contentSize(fitting: availableWidth)
    let second = detail.contentSize(fitting: availableWidth)
    if standSideBySide(in: availableWidth) {
      let top = (bounds.height - max(first.height, second.height)) / 2
      main.frame = CGRect(x: start, y: top, width: first.width, height: first.height)
      detail.frame = CGRect(
        x: start + availableWidth - second.width,
        y: top,
        width: second.width,
        height: second.height
      )
      return
    }
    let top = (bounds.height - first.height - second.height) / 2
    main.frame = CGRect(x: start, y: top, width: availableWidth, height: first.height)
    detail.frame = CGRect(
      x: start,
      y: top + first.height,
      width: availableWidth,
      height: second.height
    )
  }

  private func textRoom(in width: CGFloat) -> CGFloat {
    max(0, width - (picture.image.map { $0.size.width + 32 } ?? 16) - 16)
  }

  private func standSideBySide(in room: CGFloat) -> Bool {
    let widths = [main, detail].map { $0.contentSize(fitting: .infinity).width }
    return isSideBySide && widths[0] + widths[1] + 6 <= room
  }
}
