import CommandLines

extension Shard: FlagValue {
  package static let placeholder = "K/N"

  package init(flagText text: String) throws(UsageError) {
    guard let shard = Shard(notation: text) else {
      throw UsageError(takes: "K/N with K from 1 to N, such as 2/5", not: text)
    }
    self = shard
  }
}
