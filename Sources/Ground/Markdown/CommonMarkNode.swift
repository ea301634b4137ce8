import CCMarkGFM

/// A node of cmark-gfm's tree; every string is copied.
///
/// A node is valid as long as the root of its tree, and must not leave this module.
@safe
struct CommonMarkNode {
  let pointer: OpaquePointer

  init(pointer: OpaquePointer) {
    unsafe self.pointer = pointer
  }

  /// The kind of the node.
  ///
  /// Nodes of extensions have only a name, footnotes only a number.
  var kind: CommonMarkKind {
    if let kind = unsafe CommonMarkKind(cmark_node_get_type(pointer)) { return kind }
    return unsafe CommonMarkKind(rawValue: string(cmark_node_get_type_string(pointer))) ?? .other
  }
  var literal: String { unsafe string(cmark_node_get_literal(pointer)) }
  var fenceInfo: String { unsafe string(cmark_node_get_fence_info(pointer)) }
  var url: String { unsafe string(cmark_node_get_url(pointer)) }
  var title: String { unsafe string(cmark_node_get_title(pointer)) }
  var headingLevel: Int { unsafe Int(cmark_node_get_heading_level(pointer)) }
  /// The first line, from 1; 0 if cmark doesn't know it.
  var startLine: Int { unsafe Int(cmark_node_get_start_line(pointer)) }
  /// The first column in bytes, from 1; 0 if cmark doesn't know it.
  var startColumn: Int { unsafe Int(cmark_node_get_start_column(pointer)) }
  /// The last column in bytes, from 1; 0 if cmark doesn't know it.
  var endColumn: Int { unsafe Int(cmark_node_get_end_column(pointer)) }
  var endLine: Int { unsafe Int(cmark_node_get_end_line(pointer)) }
  var isOrdered: Bool { unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  var listStart: Int { unsafe Int(cmark_node_get_list_start(pointer)) }
  var isTight: Bool { unsafe cmark_node_get_list_tight(pointer) != 0 }
  var isDone: Bool { unsafe cmark_gfm_extensions_get_tasklist_item_checked(pointer) }

  /// The alignment of each column of a table.
  var columnAlignments: [ColumnAlignment?] {
    let count = unsafe Int(cmark_gfm_extensions_get_table_columns(pointer))
    guard let marks = unsafe cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
    return (0..<count).map { column in
      switch unsafe marks[column] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: nil
      }
    }
  }

  var fence: (length: Int, character: Character)? {
    var (length, offset, character) = (Int32(), Int32(), CChar())
    guard unsafe cmark_node_get_fenced(pointer, &length, &offset, &character) != 0 else {
      return nil
    }
    return (Int(length), Character(UnicodeScalar(UInt8(bitPattern: character))))
  }

  /// The next node after this one and its descendants; `nil` for the last.
  var successor: CommonMarkNode? {
    var node: OpaquePointer? = unsafe pointer
    while let current = unsafe node {
      if let next = unsafe cmark_node_next(current) { return unsafe CommonMarkNode(pointer: next) }
      unsafe node = cmark_node_parent(current)
    }
    return nil
  }

  var children: [CommonMarkNode] {
    var nodes: [CommonMarkNode] = []
    var next = unsafe cmark_node_first_child(pointer)
    while let node = unsafe next {
      unsafe nodes.append(CommonMarkNode(pointer: node))
      unsafe next = unsafe cmark_node_next(node)
    }
    return nodes
  }

  private func string(_ characters: UnsafePointer<CChar>?) -> String {
    guard let characters = unsafe characters else { return "" }
    return unsafe String(cString: characters)
  }
}

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
  // Inlines.
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
  case other

  /// The kind of a node type with a number.
  ///
  /// Comparing numbers is much faster than comparing names, and a page has a thousand nodes.
  ///
  /// - Returns: `nil` for types of extensions, which have only a name, and for list items, which
  /// extensions turn into something else.
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
