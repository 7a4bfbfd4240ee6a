import CommandLines

/// The request of a command line to `reel new`.
package struct NewRequest: CommandRequest {
  /// The folder that is to be made.
  let directory: String
  /// The folder of an app's sources; nil for a sample.
  let app: String?
  /// The path or the address of the package of reel.
  let reel: String?

  package init(_ arguments: Arguments, in environment: CommandEnvironment) {
    directory = arguments.operands[0]
    app = arguments[NewFlags.app]
    reel = arguments[NewFlags.reel]
  }
}
