/// The languages of code that a fence is often written in, beside the notations of this tool.
enum FenceLanguage {
  /// Their names as they stand after a fence.
  static let names = [
    "bash", "c", "cmake", "console", "cpp", "csharp", "css", "csv", "dart", "diff", "dockerfile",
    "fish",
    "go", "gradle", "graphql", "groovy", "haskell", "html", "http", "ini", "java", "javascript",
    "js", "json", "jsx", "kotlin", "latex", "lua", "make", "makefile", "markdown", "md", "objc",
    "objective-c", "perl", "php", "plaintext", "plist", "powershell", "properties", "protobuf",
    "python", "python3", "py", "r", "ruby", "rb", "rust", "rs", "sass", "scala", "scss", "sh",
    "shell", "sql",
    "strings", "svg", "text", "toml", "tsx", "txt", "typescript", "ts", "vue", "xml", "yaml", "yml",
    "zsh",
  ]
}
