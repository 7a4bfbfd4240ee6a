import ActionScripts
import JSONValues

/// The end of a call.
enum PortOutcome {
  /// A reply with a value, and the place in the script that declared it.
  case reply(JSONValue, ScriptSite?)
  /// A failure.
  case failure(PortFailure)
}

/// The failure of a call.
struct PortFailure {
  /// The code or message.
  let message: String
  /// The value from the script or the mock backend, for a caller that decodes its own type of error.
  let value: ScriptValue
  /// The place in the script that declared it.
  var site: ScriptSite?
}
