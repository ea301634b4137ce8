import Importing
import Testing

/// Includes and hidden lines of an mdBook.
struct MDBookIncludeTests {
  @Test(arguments: [
    ("{{#include code.rs}}", "fn one() {}\nfn two() {}\nfn three() {}"),
    ("{{#include code.rs:second}}", "fn two() {}"),
    ("{{#rustdoc_include code.rs:second}}", "fn two() {}"),
    ("{{#include code.rs:1}}", "fn one() {}"),
    ("{{#include code.rs:3:}}", "fn two() {}\nfn three() {}"),
    ("{{#include code.rs::1}}", "fn one() {}"),
    ("{{#include code.rs:3:3}}", "fn two() {}"),
    ("\\{{#include code.rs}}", "{{#include code.rs}}"),
    ("{{#include}}", "{{#include}}"),
  ])
  func `includes are inserted`(include: String, code: String) throws {
    let book = try ImportedBook.bees(
      "# Hives\n\nWords.\n\n```rust,editable\n\(include)\n```\n",
      [
        "src/code.rs": """
        fn one() {}
        // ANCHOR: second
        fn two() {}
        // ANCHOR_END: second
        fn three() {}

        """
      ]
    )
    #expect(try book.body(ImportedBook.hives) == "```rust\n\(code)\n```\n")
    #expect(book.losses == [])
  }

  @Test(arguments: [
    (
      "{{#include none.rs}}",
      "'none.rs' is left out: no such file in the folder that the import may read"
    ),
    ("{{#include code.rs:none}}", "'code.rs:none' is left out: the file has no such lines"),
    ("{{#include loop.md}}", "'loop.md' is left out: the files include each other"),
    ("{{#quiz one.toml}}", "'{{#quiz one.toml}}' is kept as text: mdBook has no such directive"),
  ])
  func `an include that fails is reported with its line`(
    include: String,
    words: String
  ) throws {
    let book = try ImportedBook.bees(
      "# Hives\n\nWords.\n\n\(include)\n",
      ["src/code.rs": "fn one() {}\n", "src/loop.md": "{{#include loop.md}}\n"]
    )
    #expect(book.losses == ["src/hives.md:5: \(words) [import-include]"])
  }

  @Test func `files that include others many times end, and are reported once`() throws {
    var files = ["src/last.md": "Words.\n"]
    for number in 0..<12 {
      let next = number == 11 ? "last" : "part\(number + 1)"
      files["src/part\(number).md"] = String(repeating: "{{#include \(next).md}}\n", count: 8)
    }
    let book = try ImportedBook.bees("# Hives\n\nWords.\n\n{{#include part0.md}}\n", files)
    let summary = "'last.md' is left out: the page would be too large [import-include]"
    #expect(book.losses == ["src/hives.md:5: \(summary)"])
  }

  @Test func `a file that includes itself twice is reported once`() throws {
    let text = "# Hives\n\nWords.\n\n{{#include hives.md}} {{#include hives.md}}\n"
    let summary = "'hives.md' is left out: the files include each other [import-include]"
    #expect(try ImportedBook.bees(text).losses == ["src/hives.md:5: \(summary)"])
  }

  @Test func `an include may be outside the book, and later findings keep their lines`() throws {
    let book = try ForeignBook(
      [
        "guide/src/SUMMARY.md": "- [A](a.md)\n",
        "guide/src/a.md": "# A\n\nFirst.\n\n{{#include ../../README.md}}\n\n[gone](gone.md)\n",
        "README.md": "One.\n\nTwo.\n",
      ],
      folder: "guide"
    ).imported()
    #expect(try book.body("Content/en/a/a.md") == "One.\n\nTwo.\n\ngone\n")
    #expect(book.losses.map { $0.prefix(17) } == ["guide/src/a.md:7:"])
  }

  @Test func `hidden lines are removed`() throws {
    let book = try ImportedBook.bees(
      """
      # Hives

      Words.

      ```rust
      # fn main() {
      let a = "#b";
      ## c
      #[test]
      # }
      ```

      ```python
      ~import os
      print()
      ```

      ```sh,hidelines=!!
      !!cd
      ls
      ```
      """,
      ["book.toml": "[output.html.code.hidelines]\npython = \"~\"\n"]
    )
    #expect(
      try book.body(ImportedBook.hives) == """
        ```rust
        let a = "#b";
        # c
        #[test]
        ```

        ```python
        print()
        ```

        ```sh
        ls
        ```

        """
    )
  }
}
