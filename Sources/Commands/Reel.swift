import ExactStrings
import Files
import Observables
import Playback
import Processes
import RuntimeHooks
import TypeLayouts
import VirtualTime
import WorkerProcesses

/// The command `reel` as a library, for building a tool with other reactors.
///
///     @main enum Tool {
///       static func main() {
///         Reel.main { catalog in
///           catalog.reactor("cart") { stage in CartReactor(api: stage.port("api")) }
///         }
///       }
///     }
public enum Reel {
  /// Runs the command line of this process with the reactors that `register` adds, and ends the process.
  public static func main(_ register: (Catalog) -> Void) -> Never {
    Descriptors.fillStandardPlaces()
    Surroundings.becomeTheSame()
    let warnings = ProcessRuntime.install() + [Reflection.warning, DeathWatch.warning].compactMap { $0 }
    Termination.endAtQuit()
    Termination.catchBrokenPipes()
    Termination.keepEndedChildren()
    TemporaryFile.whenFirstIsMade { _ = CleanUps.add { TemporaryFile.removeAll() } }
    let isWorker = CommandLine.arguments.dropFirst().first == WorkerSpawning.startWord
    // The output of a worker goes to a file that replaces both channels.
    let output = isWorker ? StandardOutput() : StandardOutput.takenOver()
    // Set before the reactors are registered, since a tool may have its own hook.
    Hooks.debugHandler = { StandardError().write("\($0)\n") }
    if !isWorker { for warning in warnings { StandardError().write("warning: \(warning)\n") } }
    let catalog = Catalog()
    register(catalog)
    if isWorker { WorkerProcess.serve(catalog) }
    Traps.whenTrapped { if let message = Catalog.trapMessage { StandardError().write("error: \(message)\n") } }
    let program = Program(CommandLine.arguments.first ?? "reel")
    let runner = CommandLineRunner(catalog: catalog, program: program, output: output)
    let code = runner.run(Array(CommandLine.arguments.dropFirst()))
    output.flush()
    Termination.end(with: code)
  }
}
