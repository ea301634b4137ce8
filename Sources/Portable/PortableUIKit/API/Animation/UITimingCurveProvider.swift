import Foundation

/// How changes speed up and slow down; they take effect at once here.
public protocol UITimingCurveProvider {}
