@_exported public import SnippetNotation
