/// What a host says of code that keeps a shared object from being loaded.
package enum EarlyCode {
  /// What runs while a shared object is loaded, as the subject of a sentence.
  package static let subject = "code that runs before the first line"
}
