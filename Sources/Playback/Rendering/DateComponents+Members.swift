import FoundationValues
import JSONValues

extension DateComponents {
  /// The components that are set, by their names, from the largest one to the smallest, then the other properties.
  var members: [JSONValue.Member] {
    let numbers: [(String, Int?)] = [
      ("era", era), ("year", year), ("yearForWeekOfYear", yearForWeekOfYear), ("quarter", quarter), ("month", month),
      ("weekOfYear", weekOfYear), ("weekOfMonth", weekOfMonth), ("weekday", weekday),
      ("weekdayOrdinal", weekdayOrdinal), ("dayOfYear", dayOfYear), ("day", day), ("hour", hour), ("minute", minute),
      ("second", second), ("nanosecond", nanosecond),
    ]
    var members = numbers.compactMap { name, value in value.map { JSONValue.Member(name, $0) } }
    if isLeapMonth == true { members.append(JSONValue.Member("isLeapMonth", .bool(true))) }
    if let calendar { members.append(JSONValue.Member("calendar", "\(calendar.identifier)")) }
    if let timeZone { members.append(JSONValue.Member("timeZone", timeZone.identifier)) }
    return members
  }
}
