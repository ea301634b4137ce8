/// Data files for books.
extension LittleBook {
  /// A table of two gestures.
  package static let gestures = """
    caption: Gestures
    columns:
      - {key: name, title: Gesture}
      - {key: fingers, title: Fingers}
    rows:
      - {id: swipe, name: Swipe, fingers: 1}
      - {id: scrub, name: Scrub, fingers: 2}
    """

  /// A valid file with one component.
  package static let component = """
    group: choosing
    title: {en: Choosing}
    components:
      - id: sort
        name: {en: Sorting}
        other-names: {en: [select, drop-down]}
        about: {en: "Chooses an order: `UIButton`."}
        texts:
          sort: {en: Sort, ru: Сортировка, de: Sortieren, zh: 排序}
        uikit: |
          let sort = UIButton(configuration: .plain())
          sort.accessibilityLabel = "{{sort}}"
          show(sort)
        swiftui: |
          show(Button("{{sort}}") {})
        defect: {en: No name.}
        check: {en: Listen.}
        chapter: labels

    """
}
