extension StandInSources {
  /// Swinject: containers of factories, and what scripts answer in their place.
  static let swinject = """
    /// Gives objects of registered types.
    public protocol Resolver {
      func resolve<Service>(_ type: Service.Type) -> Service?
      func resolve<Service>(_ type: Service.Type, name: String?) -> Service?
      func resolve<Service, A>(_ type: Service.Type, argument: A) -> Service?
      func resolve<Service, A>(_ type: Service.Type, name: String?, argument: A) -> Service?
      func resolve<Service, A, B>(_ type: Service.Type, arguments a: A, _ b: B) -> Service?
      func resolve<Service, A, B>(_ type: Service.Type, name: String?, arguments a: A, _ b: B) -> Service?
      func resolve<Service, A, B, C>(_ type: Service.Type, arguments a: A, _ b: B, _ c: C) -> Service?
      func resolve<Service, A, B, C>(_ type: Service.Type, name: String?, arguments a: A, _ b: B, _ c: C) -> Service?
    }

    /// How long an object serves.
    public final class ObjectScope {
      fileprivate init() {}
      /// A new one each time.
      public static let transient = ObjectScope()
      /// One for each outermost call of `resolve`.
      public static let graph = ObjectScope()
      /// One for each container.
      public static let container = ObjectScope()
      /// One for as long as somebody holds it.
      public static let weak = ObjectScope()
    }

    private struct Key: Hashable {
      let service: ObjectIdentifier
      let arguments: ObjectIdentifier
      let name: String?
    }

    /// What was registered for a type.
    public final class ServiceEntry<Service> {
      fileprivate let make: (Any, Resolver) -> Service
      fileprivate var completions: [(Resolver, Service) -> Void] = []
      fileprivate var scope = ObjectScope.graph
      fileprivate var kept: Service?
      fileprivate weak var held: AnyObject?
      fileprivate let also: (ServiceEntry<Service>, Any.Type) -> Void

      fileprivate init(
        _ make: @escaping (Any, Resolver) -> Service, also: @escaping (ServiceEntry<Service>, Any.Type) -> Void
      ) {
        self.make = make
        self.also = also
      }

      @discardableResult
      public func inObjectScope(_ scope: ObjectScope) -> ServiceEntry {
        self.scope = scope
        return self
      }

      @discardableResult
      public func initCompleted(_ completion: @escaping (Resolver, Service) -> Void) -> ServiceEntry {
        completions.append(completion)
        return self
      }

      @discardableResult
      public func implements<Other>(_ type: Other.Type) -> ServiceEntry {
        also(self, type)
        return self
      }
    }

    /// Objects by their types, each made by a factory.
    public final class Container: Resolver {
      private var entries: [Key: Any] = [:]
      private var graph: [Key: Any] = [:]
      private var depth = 0
      private let parent: Container?
      private static var answers: [ObjectIdentifier: Any] = [:]

      public init(parent: Container? = nil) { self.parent = parent }

      public convenience init(parent: Container? = nil, registering: (Container) -> Void) {
        self.init(parent: parent)
        registering(self)
      }

      /// Puts what scripts answer in the place of a service, in every container.
      public static func answer<Service>(with service: Service) { answers[ObjectIdentifier(Service.self)] = service }

      private func add<Service, Arguments>(
        _ type: Service.Type, _ name: String?, _ make: @escaping (Arguments, Resolver) -> Service
      ) -> ServiceEntry<Service> {
        let arguments = ObjectIdentifier(Arguments.self)
        let entry = ServiceEntry<Service>({ make($0 as! Arguments, $1) }) { [unowned self] entry, type in
          entries[Key(service: ObjectIdentifier(type), arguments: arguments, name: name)] = entry
        }
        entries[Key(service: ObjectIdentifier(type), arguments: arguments, name: name)] = entry
        return entry
      }

      private func find<Service, Arguments>(_ type: Service.Type, _ name: String?, _ given: Arguments) -> Service? {
        if let answer = Self.answers[ObjectIdentifier(type)] as? Service { return answer }
        let key = Key(
          service: ObjectIdentifier(type), arguments: ObjectIdentifier(Arguments.self), name: name)
        guard let entry = entries[key] as? ServiceEntry<Service> else { return parent?.find(type, name, given) }
        if let kept = entry.kept ?? entry.held as? Service ?? graph[key] as? Service { return kept }
        depth += 1
        defer {
          depth -= 1
          if depth == 0 { graph = [:] }
        }
        let made = entry.make(given, self)
        // Its own parts may have asked for it.
        if let early = graph[key] as? Service { return early }
        switch entry.scope {
        case let scope where scope === ObjectScope.graph: graph[key] = made
        case let scope where scope === ObjectScope.container: entry.kept = made
        case let scope where scope === ObjectScope.weak: entry.held = made as AnyObject
        default: break
        }
        for completion in entry.completions { completion(self, made) }
        return made
      }

      public func removeAll() { (entries, graph) = ([:], [:]) }
      public func synchronize() -> Resolver { self }

      @discardableResult
      public func register<Service>(
        _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver) -> Service
      ) -> ServiceEntry<Service> { add(type, name) { (_: Void, resolver) in factory(resolver) } }
      @discardableResult
      public func register<Service, A>(
        _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver, A) -> Service
      ) -> ServiceEntry<Service> { add(type, name) { (a: A, resolver) in factory(resolver, a) } }
      @discardableResult
      public func register<Service, A, B>(
        _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver, A, B) -> Service
      ) -> ServiceEntry<Service> { add(type, name) { (all: (A, B), resolver) in factory(resolver, all.0, all.1) } }
      @discardableResult
      public func register<Service, A, B, C>(
        _ type: Service.Type, name: String? = nil, factory: @escaping (Resolver, A, B, C) -> Service
      ) -> ServiceEntry<Service> {
        add(type, name) { (all: (A, B, C), resolver) in factory(resolver, all.0, all.1, all.2) }
      }

      public func resolve<Service>(_ type: Service.Type) -> Service? { find(type, nil, ()) }
      public func resolve<Service>(_ type: Service.Type, name: String?) -> Service? { find(type, name, ()) }
      public func resolve<Service, A>(_ type: Service.Type, argument: A) -> Service? { find(type, nil, argument) }
      public func resolve<Service, A>(_ type: Service.Type, name: String?, argument: A) -> Service? {
        find(type, name, argument)
      }
      public func resolve<Service, A, B>(_ type: Service.Type, arguments a: A, _ b: B) -> Service? {
        find(type, nil, (a, b))
      }
      public func resolve<Service, A, B>(_ type: Service.Type, name: String?, arguments a: A, _ b: B) -> Service? {
        find(type, name, (a, b))
      }
      public func resolve<Service, A, B, C>(_ type: Service.Type, arguments a: A, _ b: B, _ c: C) -> Service? {
        find(type, nil, (a, b, c))
      }
      public func resolve<Service, A, B, C>(
        _ type: Service.Type, name: String?, arguments a: A, _ b: B, _ c: C
      ) -> Service? { find(type, name, (a, b, c)) }
    }

    /// A group of registrations.
    public protocol Assembly {
      func assemble(container: Container)
      func loaded(resolver: Resolver)
    }

    extension Assembly {
      public func loaded(resolver: Resolver) {}
    }

    /// Puts groups of registrations together.
    public final class Assembler {
      private let container: Container

      public var resolver: Resolver { container }

      public init(container: Container? = Container()) { self.container = container ?? Container() }

      public convenience init(_ assemblies: [Assembly], container: Container? = Container()) {
        self.init(container: container)
        apply(assemblies: assemblies)
      }

      public convenience init(_ assemblies: [Assembly] = [], parent: Assembler?) {
        self.init(assemblies, container: Container(parent: parent?.container))
      }

      public func apply(assembly: Assembly) { apply(assemblies: [assembly]) }

      public func apply(assemblies: [Assembly]) {
        for assembly in assemblies { assembly.assemble(container: container) }
        for assembly in assemblies { assembly.loaded(resolver: container) }
      }
    }

    """
}
