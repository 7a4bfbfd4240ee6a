import CommandLines

/// The flags that choose among cases, the same for every subcommand that plays a suite.
package enum SelectionFlags {
  package static let name = Flag<String?>(
    nil, short: "k", takes: "GLOB", "only cases whose path or title matches GLOB",
    details: "The path of the script, the title of the case, or `PATH > TITLE` has to match as a whole; `*` stands for "
      + "any text, `?` for one Unicode scalar.")
  package static let tag = Flag<[TagList]>(
    "tag", "only cases with tag a and without tag b",
    details: "A case needs one of the tags without `!`, and must have none of those with `!`. The flag may be given "
      + "more than once; a case then has to satisfy each of them.")
  package static let reactor = Flag<String?>(
    "reactor", short: "r", takes: "REACTOR", "only the cases of this reactor or store",
    details: "A name without arguments. It gives no reactor to scripts that name none: a suite is played "
      + "as `reel test` plays it.", completes: .reactors)
  package static let shard = Flag<Shard?>(
    "shard", "only one of N parts of the suite, the K-th",
    details: "All cases of a script belong to one part. The path of a script, or of a golden without a script, "
      + "determines the part, so a new script does not move another one. `@only` holds within the part. A part without "
      + "cases is no error. Without this flag the variables of Bazel decide.")
}
