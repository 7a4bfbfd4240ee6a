/// A scheduler that never runs two actions at a time and runs them in the order of their scheduling.
///
/// `observe(on:)` hands each event to such a scheduler by itself instead of draining a queue of its own there.
package protocol SerialScheduler: ImmediateSchedulerType {}
