import Commands
import ZooAnimals

/// A tool that plays and explores the animals of the zoo.
@main enum Tool {
  static func main() { Reel.main { catalog in Zoo.register(in: catalog) } }
}
