import Commands
import SampleReactors

Reel.main { catalog in Samples.register(in: catalog) }
