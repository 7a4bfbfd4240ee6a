import CommandLines

extension Shard: FlagValue {
  package static let placeholder = "K/N"

  package init(flagText text: String) throws(FlagProblem) {
    guard let shard = Shard(notation: text) else {
      throw FlagProblem(takes: "K/N with K from 1 to N, such as 2/5", not: text)
    }
    self = shard
  }
}
