/// What a cell shows: a view for the app's own content, or the view of a configuration instead.
@MainActor
struct CellContent {
  /// The view for the app's own content.
  let plain = UIView()
  /// The view of the configuration; `nil` while there is none.
  private(set) var configured: (any UIView & UIContentView)?

  /// The view that is shown.
  var view: UIView { configured ?? plain }

  /// Shows a configuration in a cell, in the view of the former one if that can show it.
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
