/// A scheduler that runs actions one at a time, in the order of their scheduling.
///
/// `observe(on:)` schedules each event on such a scheduler by itself, instead of draining a queue of its own there.
package protocol SerialScheduler: ImmediateSchedulerType {}
