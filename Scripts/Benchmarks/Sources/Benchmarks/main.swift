print("| work | ns | goal | baseline, ns | ratio |")
print("| --- | --- | --- | --- | --- |")
for row in ReactorBenchmarks.rows() + StreamBenchmarks.rows() + JSONBenchmarks.rows() { print(row.line) }
