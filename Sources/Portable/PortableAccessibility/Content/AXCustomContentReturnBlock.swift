/// A closure that gives details on demand.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?
