import Foundation
import PortableUIKit
import Testing

/// Constraints from visual formats.
///
/// Source: Apple's archived “Visual Format Language”.
@MainActor
struct VisualFormatTests {
  private func frames(
    _ formats: [String],
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [CGRect] {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let views = ["a": UIView(), "b": UIView()]
    for name in ["a", "b"] {
      views[name]?.translatesAutoresizingMaskIntoConstraints = false
      if let view = views[name] { host.addSubview(view) }
    }
    for format in formats {
      host.addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: metrics,
          views: views
        )
      )
    }
    host.layoutIfNeeded()
    return ["a", "b"].map { views[$0]?.frame ?? .zero }
  }

  private func row(_ frame: CGRect) -> ClosedRange<Double> {
    Double(frame.minX)...Double(frame.maxX)
  }

  @Test(arguments: [
    ("|[a(50)][b]|", 0...50.0, 50...300.0),
    ("H:|-10-[a(b)]-20-[b]-10-|", 10...140.0, 160...290.0),
    ("|-[a(100)]-[b(>=20,<=60)]", 8...108.0, 116...136.0),
    ("H:|-gap-[a(==80)]-(gap)-[b(a*2)]", 12...92.0, 104...264.0),
    ("[a(40)]-(>=5)-[b(30)]-|", 0...40.0, 262...292.0),
    ("|[a(400@200)]-20-[b(40@900)]|", 0...240.0, 260...300.0),
  ])
  func `a visual format places views from left to right`(
    _ format: String,
    _ a: ClosedRange<Double>,
    _ b: ClosedRange<Double>
  ) {
    let frames = frames([format], metrics: ["gap": 12])
    #expect(row(frames[0]) == a)
    #expect(row(frames[1]) == b)
  }

  @Test func `vertical formats place views downwards, and alignment options apply`() {
    let frames = frames(["V:|-5-[a(20)]-[b(30)]"], options: .alignAllLeading)
    #expect(frames.map(\.minY) == [5, 33])
    #expect(frames.map(\.height) == [20, 30])
    #expect(frames[0].minX == frames[1].minX)
  }
}
