import CCMarkGFM

/// What a node of cmark-gfm's tree is, under the library's own names.
enum CommonMarkKind: String {
  // Blocks.
  case paragraph
  case heading
  case quote = "block_quote"
  case list
  case item
  case task = "tasklist"
  case codeBlock = "code_block"
  case htmlBlock = "html_block"
  case thematicBreak = "thematic_break"
  case table
  case footnote = "footnote_definition"
  // Running text.
  case text
  case softBreak = "softbreak"
  case lineBreak = "linebreak"
  case code
  case emphasis = "emph"
  case strong
  case strikethrough
  case link
  case image
  case html = "html_inline"
  case footnoteReference = "footnote_reference"
  /// What means nothing by itself, such as the row of a table.
  case other

  /// The kind of a type that has a number; `nil` for those of extensions, which have a name only, and
  /// for items, of which extensions make something else.
  ///
  /// Numbers are told apart in a fraction of the time of names, and a page has a thousand nodes.
  init?(_ type: cmark_node_type) {
    switch type {
    case CMARK_NODE_TEXT: self = .text
    case CMARK_NODE_CODE: self = .code
    case CMARK_NODE_EMPH: self = .emphasis
    case CMARK_NODE_STRONG: self = .strong
    case CMARK_NODE_LINK: self = .link
    case CMARK_NODE_IMAGE: self = .image
    case CMARK_NODE_SOFTBREAK: self = .softBreak
    case CMARK_NODE_LINEBREAK: self = .lineBreak
    case CMARK_NODE_HTML_INLINE: self = .html
    case CMARK_NODE_FOOTNOTE_REFERENCE: self = .footnoteReference
    case CMARK_NODE_PARAGRAPH: self = .paragraph
    case CMARK_NODE_HEADING: self = .heading
    case CMARK_NODE_BLOCK_QUOTE: self = .quote
    case CMARK_NODE_LIST: self = .list
    case CMARK_NODE_CODE_BLOCK: self = .codeBlock
    case CMARK_NODE_HTML_BLOCK: self = .htmlBlock
    case CMARK_NODE_THEMATIC_BREAK: self = .thematicBreak
    case CMARK_NODE_FOOTNOTE_DEFINITION: self = .footnote
    default: return nil
    }
  }
}
