/// How strongly a view resists to grow beyond and to shrink below the size of its content.
struct SizePriorities {
  var horizontalHugging = UILayoutPriority(250)
  var verticalHugging = UILayoutPriority(250)
  var horizontalCompression = UILayoutPriority(750)
  var verticalCompression = UILayoutPriority(750)
}
