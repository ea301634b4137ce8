/// The version of this tool.
enum ToolVersion {
  /// The version as `book --version` says it.
  static let current = "0.1.0"
}
