import Playback
import VirtualTime

/// The command, for a tool of one's own.
///
///     @main enum Tool {
///       static func main() {
///         Reel.main { catalog in
///           catalog.reactor("cart") { stage in CartReactor(api: stage.port("api")) }
///         }
///       }
///     }
public enum Reel {
  /// Runs the command line of this process with the reactors that `register` names, and ends the process.
  public static func main(_ register: (Catalog) -> Void) -> Never {
    VirtualExecutor.install()
    Descriptors.fillStandardPlaces()
    Termination.catchBrokenPipes()
    Termination.keepEndedChildren()
    let catalog = Catalog()
    register(catalog)
    if CommandLine.arguments.dropFirst().first == WorkerProcess.startWord { WorkerProcess.serve(catalog) }
    let output = StandardOutput()
    let code = CommandLineRunner(catalog: catalog, output: output).run(Array(CommandLine.arguments.dropFirst()))
    output.flush()
    Termination.end(with: code)
  }
}
