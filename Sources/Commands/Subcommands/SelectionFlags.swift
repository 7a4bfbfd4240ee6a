import CommandLines

/// The flags that choose among cases, the same for every subcommand that plays a suite.
package enum SelectionFlags {
  package static let name = Flag<String?>(
    nil, short: "k", takes: "GLOB", "only cases whose path or title matches GLOB",
    details: "The path of the script, the title of the case, or `PATH > TITLE` has to match as a whole; `*` stands for "
      + "any text, `?` for one Unicode scalar.")
  package static let tag = Flag<[TagList]>(
    "tag", "only cases with tag a and without tag b",
    details: "Of the tags without `!` a case needs one; of those with `!` it may have none. May be given more than "
      + "once: every one has to hold.")
  package static let reactor = Flag<String?>(
    "reactor", short: "r", takes: "REACTOR", "only the cases of this reactor or store",
    details: "A name without arguments. It gives no reactor to scripts that name none: a suite is played "
      + "as `reel test` plays it.", completes: .reactors)
  package static let shard = Flag<Shard?>(
    "shard", "only one of N parts of the suite, the K-th",
    details: "A script belongs to one part with all of its cases, and so does a golden without a script. Its path "
      + "determines the part, so a new script does not move another one. `@only` holds within the part. A part without "
      + "cases is no error. Without this flag the variables of Bazel decide.")
}
