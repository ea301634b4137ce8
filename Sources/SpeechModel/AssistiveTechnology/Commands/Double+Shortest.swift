extension Double {
  /// The number without a fraction of zero.
  var shortest: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}
