public import Foundation

/// A change of scale, angle and place in space; layers keep it and draw nothing.
public struct CATransform3D: Equatable, Sendable {
  /// The number in row 1 and column 1.
  public var m11: CGFloat
  /// The number in row 1 and column 2.
  public var m12: CGFloat
  /// The number in row 1 and column 3.
  public var m13: CGFloat
  /// The number in row 1 and column 4.
  public var m14: CGFloat
  /// The number in row 2 and column 1.
  public var m21: CGFloat
  /// The number in row 2 and column 2.
  public var m22: CGFloat
  /// The number in row 2 and column 3.
  public var m23: CGFloat
  /// The number in row 2 and column 4.
  public var m24: CGFloat
  /// The number in row 3 and column 1.
  public var m31: CGFloat
  /// The number in row 3 and column 2.
  public var m32: CGFloat
  /// The number in row 3 and column 3.
  public var m33: CGFloat
  /// The number in row 3 and column 4.
  public var m34: CGFloat
  /// The number in row 4 and column 1.
  public var m41: CGFloat
  /// The number in row 4 and column 2.
  public var m42: CGFloat
  /// The number in row 4 and column 3.
  public var m43: CGFloat
  /// The number in row 4 and column 4.
  public var m44: CGFloat

  /// Creates a change whose numbers are all zero.
  public init() {
    self.init([CGFloat](repeating: 0, count: 16))
  }

  /// Creates a change from its numbers.
  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    self.init([
      m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
    ])
  }

  /// Takes 16 numbers, row by row.
  init(_ numbers: [CGFloat]) {
    m11 = numbers[0]
    m12 = numbers[1]
    m13 = numbers[2]
    m14 = numbers[3]
    m21 = numbers[4]
    m22 = numbers[5]
    m23 = numbers[6]
    m24 = numbers[7]
    m31 = numbers[8]
    m32 = numbers[9]
    m33 = numbers[10]
    m34 = numbers[11]
    m41 = numbers[12]
    m42 = numbers[13]
    m43 = numbers[14]
    m44 = numbers[15]
  }

  /// The numbers, row by row.
  var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
