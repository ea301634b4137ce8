import AccessibilityTree
import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite(.serialized)
struct DraggingTests {
  // Source: Apple's documentation of UIAccessibilityDragging, certainty A; “Drag Item” is Apple's
  // UIKit string; “Draggable” is heard on recordings, certainty B.
  // Rule: dragging.
  @Test(arguments: [
    ("en", "Photo, Draggable, Image, Actions available", "Drag Item"),
    ("ru", "Photo, Можно перетащить, Изображение, Доступны действия", "Перетянуть объект"),
  ])
  func `a view with a drag interaction is draggable and offers an action`(
    _ language: String,
    _ line: String,
    _ action: String
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let album = Album()
    let screen = try AccessibleScreen(showing: album.photo, language: language)
    #expect(screen.spoken(language: language) == [line])
    #expect(screen.elements.first?.customActions.map(\.name) == [action])
  }

  // Rule: dragging.
  @Test func `named drag points replace the default ones, an empty list removes them`() throws {
    let album = Album()
    album.photo.accessibilityDragSourceDescriptors = [
      UIAccessibilityLocationDescriptor(name: "Move photo", view: album.photo),
      UIAccessibilityLocationDescriptor(name: "Move caption", point: .zero, in: album.photo),
    ]
    let screen = try AccessibleScreen(showing: album.photo)
    #expect(
      screen.elements.first?.customActions.map(\.name) == ["Move photo", "Move caption"]
    )
    album.photo.accessibilityDragSourceDescriptors = []
    #expect(screen.elements.first?.customActions == [])
    #expect(screen.elements.first?.traits == .image)
  }

  // Rule: dragging.
  @Test func `a dragged item is dropped by another view's action`() throws {
    let album = Album()
    album.box.accessibilityDropPointDescriptors = [
      UIAccessibilityLocationDescriptor(name: "Drop into box", view: album.box)
    ]
    let screen = try AccessibleScreen(showing: album)
    #expect(screen.elements.last?.customActions == [])
    #expect(screen.perform(.custom(0), onElementLabeled: "Photo"))
    #expect(screen.elements.map { $0.customActions.map(\.name) } == [[], ["Drop into box"]])
    #expect(screen.perform(.custom(0), onElementLabeled: "Box"))
    #expect(album.log == ["lifted", "dropped beach"])
    #expect(screen.elements.first?.customActions.map(\.name) == ["Drag Item"])
  }

  // Rule: dragging.
  @Test func `a row is moved by dropping it before or after another`() throws {
    let controller = Playlist()
    let screen = try AccessibleScreen(showing: controller)
    #expect(screen.labels == ["One", "Two", "Three"])
    #expect(screen.perform(.custom(0), onElementLabeled: "One"))
    #expect(
      screen.elements.last?.customActions.map(\.name) == ["Drop Before Item", "Drop After Item"]
    )
    #expect(screen.perform(.custom(1), onElementLabeled: "Two"))
    #expect(controller.moves == ["0 to 2"])
    #expect(screen.elements.last?.customActions.map(\.name) == ["Drag Item"])
  }

  @Test func `rows are draggable on a tablet, on a phone only if the app enables it`() throws {
    let controller = Playlist()
    controller.loadViewIfNeeded()
    controller.tableView.dragInteractionEnabled = false
    let screen = try AccessibleScreen(showing: controller)
    #expect(screen.elements.first?.customActions == [])
  }

  private final class Album: UIView, UIDragInteractionDelegate, UIDropInteractionDelegate {
    let photo = UIView.element("Photo")
    let box = UIView.element("Box")
    var log: [String] = []

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      photo.accessibilityTraits = .image
      box.frame.origin.y = 100
      addSubview(photo)
      addSubview(box)
      photo.addInteraction(UIDragInteraction(delegate: self))
      box.addInteraction(UIDropInteraction(delegate: self))
    }

    required init?(coder: NSCoder) { nil }

    func dragInteraction(
      _ interaction: UIDragInteraction,
      itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
      log.append("lifted")
      return [UIDragItem(itemProvider: NSItemProvider(object: "beach" as NSString))]
    }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      canHandle session: any UIDropSession
    ) -> Bool { session.canLoadObjects(ofClass: NSString.self) }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(
      _ interaction: UIDropInteraction,
      performDrop session: any UIDropSession
    ) {
      session.loadObjects(ofClass: NSString.self) { (texts: [NSString]) in
        self.log.append("dropped \(texts.map { $0 as String }.joined())")
      }
    }
  }

  private final class Playlist: UITableViewController, UITableViewDragDelegate,
    UITableViewDropDelegate
  {
    var moves: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dragDelegate = self
      tableView.dropDelegate = self
      tableView.dragInteractionEnabled = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = ["One", "Two", "Three"][indexPath.row]
      return cell
    }

    func tableView(
      _ tableView: UITableView,
      itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: "\(indexPath.row)" as NSString))]
    }

    func tableView(
      _ tableView: UITableView,
      performDropWith coordinator: any UITableViewDropCoordinator
    ) {
      guard let target = coordinator.destinationIndexPath,
        let source = coordinator.items.first?.sourceIndexPath
      else { return }
      moves.append("\(source.row) to \(target.row)")
    }
  }
}
