extension NSLayoutConstraint {
  /// Makes relations of a line of signs, such as `H:|-[title]-8-[close(44)]|`.
  ///
  /// As in UIKit, a format that nobody can read, or a name that is not given, stops the app.
  ///
  /// - Parameters:
  ///   - format: The signs; `H:` and `V:` say in which direction.
  ///   - opts: What else the views have in common.
  ///   - metrics: The numbers that the format names, in points.
  ///   - views: The views and guides that the format names.
  public class func constraints(
    withVisualFormat format: String,
    options opts: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let parsed = try VisualFormatParser.parse(format)
      let made = VisualFormatConstraints(
        format: parsed,
        options: opts,
        metrics: metrics ?? [:],
        views: views
      )
      .all()
      guard let made else {
        preconditionFailure("Unable to parse constraint format: a name is unknown in \(format)")
      }
      return made
    } catch {
      preconditionFailure(
        "Unable to parse constraint format: expected \(error.expectation) "
          + "after \(error.offset) characters of \(format)"
      )
    }
  }
}
