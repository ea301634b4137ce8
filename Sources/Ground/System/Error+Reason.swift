import Foundation

extension Error {
  /// The reason in plain words, to follow a colon, such as “the disk is full”.
  ///
  /// On Linux, Foundation's own text for errors of the system is the domain and the number.
  package var plainReason: String {
    systemReason ?? localizedDescription
  }

  /// The reason of an error of the system; `nil` for any other error.
  package var systemReason: String? {
    let error = (self as any Error) as NSError
    if error.domain == NSPOSIXErrorDomain { return Self.reason(ofSystemError: Int32(error.code)) }
    guard error.domain == NSCocoaErrorDomain else { return nil }
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error,
      let reason = cause.systemReason
    {
      return reason
    }
    return Self.reason(ofFoundationError: error.code)
  }

  /// The file that an error of Foundation is about; `nil` if it doesn't say.
  package var affectedPath: String? {
    let information = ((self as any Error) as NSError).userInfo
    return information[NSFilePathErrorKey] as? String
      ?? (information[NSURLErrorKey] as? URL)?.path(percentEncoded: false)
  }

  private static func reason(ofSystemError number: Int32) -> String {
    switch number {
    case ENOSPC: "the disk is full"
    case EDQUOT: "your share of the disk is used up"
    case EFBIG: "the file is larger than this process may write"
    case EACCES, EPERM: "access is not permitted"
    case EROFS: "the disk is read-only"
    case ENOENT: "there is no such file or folder"
    case ENOTDIR: "a part of the path is a file, not a folder"
    case EISDIR: "it is a folder, not a file"
    case EEXIST: "there is a file of that name"
    case ENOTEMPTY: "the folder is not empty"
    case ELOOP: "symbolic links lead in a circle"
    case ENAMETOOLONG: "the name is too long"
    case EMFILE, ENFILE: "too many files are open"
    case ENOMEM: "there is not enough memory"
    case EIO: "the disk failed"
    default: "error \(number) of the system, '\(String(cString: strerror(number)))'"
    }
  }

  /// Source: Foundation, `CocoaError.Code`.
  private static func reason(ofFoundationError code: Int) -> String? {
    switch CocoaError.Code(rawValue: code) {
    case .fileWriteOutOfSpace: reason(ofSystemError: ENOSPC)
    case .fileWriteNoPermission, .fileReadNoPermission: reason(ofSystemError: EACCES)
    case .fileWriteVolumeReadOnly: reason(ofSystemError: EROFS)
    case .fileNoSuchFile, .fileReadNoSuchFile: reason(ofSystemError: ENOENT)
    case .fileWriteFileExists: reason(ofSystemError: EEXIST)
    case .fileWriteInvalidFileName, .fileReadInvalidFileName: "the name is not valid here"
    case .fileReadTooLarge: "the file is too large"
    case .fileWriteUnknown: "writing failed"
    case .fileReadUnknown: "reading failed"
    default: nil
    }
  }
}
