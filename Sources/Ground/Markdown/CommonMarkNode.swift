import CCMarkGFM

/// A node of cmark-gfm's tree as Swift values; every string is copied.
///
/// A node is valid as long as the root of its tree; nothing outside this module keeps one.
@safe
struct CommonMarkNode {
  /// The node of the C library.
  let pointer: OpaquePointer

  init(pointer: OpaquePointer) {
    unsafe self.pointer = pointer
  }

  /// What the node is; extensions have no public number, only a name, and footnotes have a number, but
  /// no name.
  var kind: CommonMarkKind {
    if let kind = unsafe CommonMarkKind(cmark_node_get_type(pointer)) { return kind }
    return unsafe CommonMarkKind(rawValue: string(cmark_node_get_type_string(pointer))) ?? .other
  }
  /// The text of a leaf.
  var literal: String { unsafe string(cmark_node_get_literal(pointer)) }
  /// The words after a fence.
  var fenceInfo: String { unsafe string(cmark_node_get_fence_info(pointer)) }
  /// The destination of a link or image.
  var url: String { unsafe string(cmark_node_get_url(pointer)) }
  /// The title of a link or image.
  var title: String { unsafe string(cmark_node_get_title(pointer)) }
  /// The level of a heading.
  var headingLevel: Int { unsafe Int(cmark_node_get_heading_level(pointer)) }
  /// The first line, from 1; 0 where cmark knows none.
  var startLine: Int { unsafe Int(cmark_node_get_start_line(pointer)) }
  /// The first column in bytes, from 1; 0 where cmark knows none.
  var startColumn: Int { unsafe Int(cmark_node_get_start_column(pointer)) }
  /// The last column in bytes, from 1; 0 where cmark knows none.
  var endColumn: Int { unsafe Int(cmark_node_get_end_column(pointer)) }
  /// The last line, from 1.
  var endLine: Int { unsafe Int(cmark_node_get_end_line(pointer)) }
  /// Whether a list has numbers.
  var isOrdered: Bool { unsafe cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  /// The number of a list's first item.
  var listStart: Int { unsafe Int(cmark_node_get_list_start(pointer)) }
  /// Whether a list has no blank lines between its items.
  var isTight: Bool { unsafe cmark_node_get_list_tight(pointer) != 0 }
  /// Whether a task is done.
  var isDone: Bool { unsafe cmark_gfm_extensions_get_tasklist_item_checked(pointer) }

  /// The length of a code block's fence and its character; `nil` for indented code.
  var fence: (length: Int, character: Character)? {
    var (length, offset, character) = (Int32(), Int32(), CChar())
    guard unsafe cmark_node_get_fenced(pointer, &length, &offset, &character) != 0 else {
      return nil
    }
    return (Int(length), Character(UnicodeScalar(UInt8(bitPattern: character))))
  }

  /// The node that comes after this one and all inside it; `nil` for the last.
  var successor: CommonMarkNode? {
    var node: OpaquePointer? = unsafe pointer
    while let current = unsafe node {
      if let next = unsafe cmark_node_next(current) { return unsafe CommonMarkNode(pointer: next) }
      unsafe node = cmark_node_parent(current)
    }
    return nil
  }

  /// The nodes inside.
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
