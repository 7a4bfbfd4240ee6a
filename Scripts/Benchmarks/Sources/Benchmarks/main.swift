let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "heap", let work = arguments.dropFirst().first, let count = Int(arguments.last ?? "") {
  HeapWork.run(work, count: count)
} else if arguments.first == "operators" {
  for operation in HeapWork.operators { print(operation.name) }
} else {
  print("| work | measured, ns | baseline, ns | ratio | goal |")
  print("| --- | --- | --- | --- | --- |")
  let rows =
    ReactorBenchmarks.rows() + ComposableBenchmarks.rows() + ReduxBenchmarks.rows() + StreamBenchmarks.rows()
    + SubscriptionBenchmarks.rows() + JSONBenchmarks.rows()
  for row in rows { print(row.line) }
}
