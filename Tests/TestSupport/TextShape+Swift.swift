extension TextShape {
  /// Swift code, deep and long.
  package static let swift = deepCode + longCode + codeWithFindings

  private static let deepCode = [
    TextShape("nested brackets", "["), TextShape("nested parentheses", "("),
    TextShape("nested braces", "{"), TextShape("nested closures", "f { a in "),
    TextShape("nested calls", "f("), TextShape("nested types", "A<"),
    TextShape("nested structures", "struct A#N {\n"), TextShape("nested conditions", "if a {\n"),
    TextShape("nested directives", "#if a\n"), TextShape("nested comments", "/* "),
    TextShape("nested texts", "\"\\("), TextShape("branches", "if a {} else "),
    TextShape("ternary operators", "a ? b : "), TextShape("closing brackets", ")"),
    TextShape("chained calls", ".a()", opening: "b"), TextShape("chained lines", "\n  .a()"),
    TextShape("optional chains", "a?."), TextShape("prefixes", "try "), TextShape("signs", "-"),
    TextShape("function types", "A -> "), TextShape("pounds", "#"),
  ]

  private static let longCode = [
    TextShape("constants", "let a#N = #N\n"), TextShape("equal constants", "let a = b\n"),
    TextShape("functions", "func f#N() { g() }\n"), TextShape("structures", "struct A#N {}\n"),
    TextShape("extensions", "extension A { func f#N() {} }\n"),
    TextShape("conformances", "extension A#N: B {}\n"),
    TextShape("imports", "import A#N\n"), TextShape("calls", "a(b)\n"),
    TextShape("a line of calls", "a(); "), TextShape("a sum", "a + "),
    TextShape("an array", "1, ", opening: "let a = [", closing: "]"),
    TextShape("a dictionary", "\"a#N\": 1, ", opening: "let a = [", closing: "]"),
    TextShape("arguments", "a#N: 1, ", opening: "f(", closing: ")"),
    TextShape("cases", "case a#N\n", opening: "enum A {\n", closing: "}\n"),
    TextShape("members", "  var a#N: Int { 1 }\n", opening: "class A {\n", closing: "}\n"),
    TextShape("branches of a switch", "case #N: a()\n", opening: "switch a {\n", closing: "}\n"),
    TextShape("attributes", "@a "), TextShape("comments", "// a\n"),
    TextShape("comments of blocks", "/* a */ "),
    TextShape("documented members", "/// A.\nvar a: B\n"),
    TextShape("texts", "\"a\" "), TextShape("open texts", "\"a\n"),
    TextShape("raw texts", "#\"a\"# "),
    TextShape("interpolations", "\\(a) ", opening: "\"", closing: "\""),
    TextShape("texts of lines", "a\n", opening: "let a = \"\"\"\n", closing: "\"\"\"\n"),
    TextShape("texts of three marks", "\"\"\"\n"), TextShape("regular expressions", "/a/ "),
    TextShape("directives", "#if a\nb()\n#endif\n"), TextShape("operators", "+-"),
    TextShape("quoted names", "`a` "), TextShape("Russian names", "слово = 1\n"),
    TextShape("emoji", "👩\u{200D}🚀"), TextShape("a long name", "a"), TextShape("blank lines", "\n"),
    TextShape("selectors", "a = #selector(b#N)\n"),
    TextShape(
      "methods of Objective-C",
      "@objc func f#N() {}\n",
      opening: "class A {\n",
      closing: "}\n"
    ),
    TextShape("outlets", "@IBOutlet var a#N: B!\n", opening: "class A {\n", closing: "}\n"),
    TextShape(
      "overrides",
      "override func f#N() {}\n",
      opening: "class A: B {}\nextension A {\n",
      closing: "}\n"
    ),
    TextShape(
      "observed properties",
      "var a#N = 1 { didSet { b() } }\n",
      opening: "class A {\n",
      closing: "}\n"
    ),
    TextShape(
      "optional requirements",
      "@objc optional func f#N()\n",
      opening: "@objc protocol A {\n",
      closing: "}\n"
    ),
  ]

  private static let codeWithFindings = [
    TextShape("closures that retain", "item.accessibilityValueBlock = { item.run() }\n"),
    TextShape(
      "actions of variables",
      "let a#N = UIAction { _ in self.run() }\n",
      opening: "class A {\nfunc f() {\n",
      closing: "}\n}\n"
    ),
    TextShape("actions of one variable", "let a = UIAction { _ in b }\n"),
    TextShape("variables of each other", "let a#M = [a#N]\n", opening: "let a0 = UIAction {}\n"),
    TextShape("one variable of itself", "let a = [a]\n", opening: "let a = UIAction {}\n"),
    TextShape("closures in closures", "UIAction { _ in b }, ", opening: "let a = [", closing: "]"),
    TextShape("numbers and nouns", "let a#N = \"\\(b.count) items\"\n"),
    TextShape("numbers of one text", "\\(b.count) items ", opening: "let a = \"", closing: "\""),
    TextShape("declared numbers", "let a#N = #N\nb = \"\\(a#N) items\"\n"),
  ]
}
