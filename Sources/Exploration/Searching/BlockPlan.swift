/// The runs of a block that are played.
package struct BlockPlan: Hashable, Sendable {
  /// The number of the block, from 0.
  package var block: Int
  /// The run that it begins with; nil for the first one of the block.
  package var start: Int?
  /// The run before which it ends; nil for the end of the block.
  package var end: Int?
  /// The run whose moves a listener receives.
  package var followed: Int?

  /// Creates the plan of a whole block.
  package init(block: Int) { self.block = block }
}
