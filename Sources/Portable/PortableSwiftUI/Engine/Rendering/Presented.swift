/// Something that is shown above other views.
struct Presented {
  let identity: ViewIdentity
}
