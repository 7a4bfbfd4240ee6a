import SystemCalls

/// The data of the mock backend of `repo-search`: well-known public repositories, in a fixed order.
///
/// A real search service ranks, changes and fails. This one always returns the same page for the same query, as a
/// golden file requires.
public enum RepositoryCatalogue {
  /// The number of hits on a page.
  public static let pageSize = 10

  /// Every repository as `owner/name`, in the order of hits.
  public static let names: [String] = listing.split(separator: "\n").map(String.init)

  /// Finds the repositories whose `owner/name` contains the query, without regard to case.
  ///
  /// - Parameters:
  ///   - query: The substring to search for; every name contains the empty one.
  ///   - page: The number of the page, from 1; pages after the last one are empty.
  /// - Returns: The hits as `owner/name`, at most ``pageSize``, in the order of the catalogue.
  public static func search(query: String, page: Int) -> [String] {
    // No lower-case form is shorter than a third of its text: that of the Kelvin sign is `k`.
    guard page >= 1, query.utf8.count <= 3 * longest else { return [] }
    let needle = Array(query.lowercased().utf8)
    if needle.contains(UInt8(ascii: "\n")) { return [] }
    let (names, starts) = (names, starts)
    let rarest = rarestByte(of: needle)
    if let rarest, counts[Int(needle[rarest])] == 0 { return [] }
    var ahead = min(page - 1, names.count) * pageSize
    var hits: [String] = []
    hits.reserveCapacity(pageSize)
    var line = 0
    while line < names.count, hits.count < pageSize,
      let place = firstPlace(of: needle, rarest, from: starts[line])
    {
      while line + 1 < names.count, starts[line + 1] <= place { line += 1 }
      ahead -= 1
      if ahead < 0 { hits.append(names[line]) }
      line += 1
    }
    return hits
  }

  /// The number of bytes of the longest name.
  private static let longest = names.map(\.utf8.count).max() ?? 0

  /// The listing in lower case.
  private static let searchable = Array(listing.lowercased().utf8)

  /// The place at which each name begins in the listing.
  private static let starts = [0] + searchable.indices.filter { searchable[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }

  /// The number of times that each byte is in the listing.
  private static let counts = searchable.reduce(into: [Int](repeating: 0, count: 256)) { $0[Int($1)] += 1 }

  /// Returns the place of the byte of a text that is rarest in the listing; nil for the empty text.
  private static func rarestByte(of needle: [UInt8]) -> Int? {
    let counts = counts
    return needle.indices.min { counts[Int(needle[$0])] < counts[Int(needle[$1])] }
  }

  /// Returns the first place of a text in the listing, from a place on. Looks for the rarest byte of the text first.
  private static func firstPlace(of needle: [UInt8], _ rarest: Int?, from start: Int) -> Int? {
    guard let rarest else { return start }
    let byte = needle[rarest]
    return searchable.withUnsafeBytes { text in
      let end = text.baseAddress! + text.count
      var place = text.baseAddress! + start + rarest
      while place < end, let found = memchr(place, Int32(byte), end - place).map({ UnsafeRawPointer($0) }) {
        let first = found - rarest
        if end - first >= needle.count, memcmp(first, needle, needle.count) == 0 { return first - text.baseAddress! }
        place = found + 1
      }
      return nil
    }
  }

  private static let listing = """
    ReactorKit/ReactorKit
    ReactiveX/RxSwift
    RxSwiftCommunity/RxDataSources
    RxSwiftCommunity/RxFlow
    RxSwiftCommunity/RxGesture
    RxSwiftCommunity/RxSwiftExt
    RxSwiftCommunity/RxOptional
    RxSwiftCommunity/RxAnimatedDataSources
    RxSwiftCommunity/RxAlamofire
    RxSwiftCommunity/RxRealm
    RxSwiftCommunity/RxKeyboard
    RxSwiftCommunity/Action
    RxSwiftCommunity/NSObject-Rx
    RxSwiftCommunity/RxNimble
    RxSwiftCommunity/RxCoreData
    RxSwiftCommunity/RxViewController
    RxSwiftCommunity/RxReachability
    RxSwiftCommunity/RxMKMapView
    ReactiveX/RxJava
    ReactiveX/rxjs
    ReactiveX/RxAndroid
    ReactiveX/RxKotlin
    ReactiveX/RxPY
    ReactiveX/RxCpp
    ReactiveX/RxGo
    ReactiveX/RxDart
    ReactiveX/RxScala
    ReactiveX/RxGroovy
    ReactiveX/RxClojure
    dotnet/reactive
    Reactive-Extensions/RxJS
    JakeWharton/RxBinding
    square/retrofit
    square/okhttp
    ReactiveCocoa/ReactiveCocoa
    ReactiveCocoa/ReactiveSwift
    ReactiveCocoa/Loop
    CombineCommunity/CombineExt
    CombineCommunity/CombineCocoa
    OpenCombine/OpenCombine
    cx-org/CombineX
    pointfreeco/swift-composable-architecture
    pointfreeco/swift-snapshot-testing
    pointfreeco/swift-case-paths
    pointfreeco/swift-dependencies
    pointfreeco/swift-identified-collections
    pointfreeco/swift-parsing
    pointfreeco/swift-navigation
    pointfreeco/swift-custom-dump
    pointfreeco/swift-perception
    pointfreeco/swift-tagged
    pointfreeco/swift-html
    pointfreeco/swift-clocks
    ReSwift/ReSwift
    ReSwift/ReSwift-Thunk
    ReSwift/ReSwift-Router
    devxoul/Then
    devxoul/URLNavigator
    devxoul/RxViewController
    devxoul/Drrrible
    devxoul/Pure
    devxoul/MoyaSugar
    Moya/Moya
    Alamofire/Alamofire
    Alamofire/AlamofireImage
    SnapKit/SnapKit
    SwiftyJSON/SwiftyJSON
    onevcat/Kingfisher
    realm/realm-swift
    realm/SwiftLint
    nicklockwood/SwiftFormat
    SwiftGen/SwiftGen
    krzysztofzablocki/Sourcery
    krzysztofzablocki/Inject
    Quick/Quick
    Quick/Nimble
    Carthage/Carthage
    CocoaPods/CocoaPods
    yonaskolb/XcodeGen
    tuist/tuist
    vapor/vapor
    vapor/fluent
    vapor/leaf
    hummingbird-project/hummingbird
    Kitura/Kitura
    PerfectlySoft/Perfect
    stephencelis/SQLite.swift
    groue/GRDB.swift
    mxcl/PromiseKit
    mxcl/swift-sh
    google/promises
    malcommac/SwiftDate
    malcommac/Hydra
    danielgindi/Charts
    hackiftekhar/IQKeyboardManager
    slackhq/PanModal
    airbnb/lottie-ios
    airbnb/epoxy-ios
    airbnb/swift
    kodecocodes/swift-style-guide
    kodecocodes/swift-algorithm-club
    vsouza/awesome-ios
    matteocrippa/awesome-swift
    Wolg/awesome-swift
    ochococo/Design-Patterns-In-Swift
    SwifterSwift/SwifterSwift
    SwiftKickMobile/SwiftMessages
    SwiftUIX/SwiftUIX
    siteline/swiftui-introspect
    nalexn/clean-architecture-swiftui
    kishikawakatsumi/KeychainAccess
    evgenyneu/keychain-swift
    jrendel/SwiftKeychainWrapper
    scinfu/SwiftSoup
    drmohundro/SWXMLHash
    tristanhimmelman/ObjectMapper
    Swinject/Swinject
    uber/needle
    uber/RIBs
    hmlongco/Resolver
    hmlongco/Factory
    krzyzanowskim/CryptoSwift
    daltoniam/Starscream
    socketio/socket.io-client-swift
    AudioKit/AudioKit
    MessageKit/MessageKit
    Instagram/IGListKit
    ra1028/DifferenceKit
    ra1028/Carbon
    TextureGroup/Texture
    swiftlang/swift
    swiftlang/swift-package-manager
    swiftlang/swift-evolution
    swiftlang/swift-format
    swiftlang/swift-syntax
    swiftlang/swift-testing
    swiftlang/swift-foundation
    swiftlang/swift-corelibs-foundation
    swiftlang/swift-corelibs-libdispatch
    swiftlang/swift-docc
    swiftlang/sourcekit-lsp
    swiftlang/indexstore-db
    swiftlang/llvm-project
    apple/swift-nio
    apple/swift-nio-http2
    apple/swift-nio-ssl
    apple/swift-log
    apple/swift-metrics
    apple/swift-collections
    apple/swift-algorithms
    apple/swift-async-algorithms
    apple/swift-argument-parser
    apple/swift-numerics
    apple/swift-atomics
    apple/swift-crypto
    apple/swift-protobuf
    apple/swift-system
    apple/swift-markdown
    apple/swift-openapi-generator
    apple/swift-distributed-actors
    apple/pkl
    grpc/grpc-swift
    swift-server/async-http-client
    swift-server/swift-aws-lambda-runtime
    swiftwasm/swift
    swiftwasm/JavaScriptKit
    TokamakUI/Tokamak
    facebook/react
    facebook/react-native
    facebook/docusaurus
    facebook/jest
    facebook/relay
    facebook/lexical
    facebook/folly
    facebook/zstd
    facebook/rocksdb
    facebook/buck2
    facebook/yoga
    facebook/ComponentKit
    reduxjs/redux
    reduxjs/redux-toolkit
    reduxjs/react-redux
    reduxjs/reselect
    reduxjs/redux-thunk
    reduxjs/redux-devtools
    redux-saga/redux-saga
    redux-observable/redux-observable
    redux-orm/redux-orm
    redux-form/redux-form
    rt2zz/redux-persist
    remix-run/react-router
    remix-run/remix
    enaqx/awesome-react
    react-hook-form/react-hook-form
    react-navigation/react-navigation
    react-native-elements/react-native-elements
    react-bootstrap/react-bootstrap
    react-dnd/react-dnd
    react-grid-layout/react-grid-layout
    react-icons/react-icons
    react-spectrum/react-spectrum
    streamich/react-use
    tannerlinsley/react-table
    TanStack/query
    TanStack/router
    TanStack/virtual
    software-mansion/react-native-reanimated
    software-mansion/react-native-gesture-handler
    software-mansion/react-native-screens
    callstack/react-native-paper
    wix/react-native-navigation
    wix/Detox
    preactjs/preact
    preactjs/signals
    infernojs/inferno
    vercel/next.js
    vercel/swr
    vercel/turborepo
    vercel/hyper
    vuejs/vue
    vuejs/core
    vuejs/vuex
    vuejs/pinia
    vitejs/vite
    vitest-dev/vitest
    nuxt/nuxt
    sveltejs/svelte
    sveltejs/kit
    solidjs/solid
    angular/angular
    angular/components
    ngrx/platform
    ember-cli/ember-cli
    emberjs/ember.js
    jquery/jquery
    lodash/lodash
    mobxjs/mobx
    mobxjs/mobx-state-tree
    statelyai/xstate
    pmndrs/zustand
    pmndrs/jotai
    pmndrs/valtio
    pmndrs/react-spring
    pmndrs/react-three-fiber
    immerjs/immer
    immutable-js/immutable-js
    cyclejs/cyclejs
    mrdoob/three.js
    d3/d3
    chartjs/Chart.js
    expressjs/express
    koajs/koa
    fastify/fastify
    nestjs/nest
    nodejs/node
    npm/cli
    yarnpkg/berry
    pnpm/pnpm
    denoland/deno
    denoland/fresh
    oven-sh/bun
    evanw/esbuild
    rollup/rollup
    webpack/webpack
    parcel-bundler/parcel
    babel/babel
    swc-project/swc
    eslint/eslint
    prettier/prettier
    biomejs/biome
    microsoft/TypeScript
    microsoft/vscode
    microsoft/playwright
    microsoft/terminal
    cypress-io/cypress
    puppeteer/puppeteer
    storybookjs/storybook
    mochajs/mocha
    jestjs/jest
    testing-library/react-testing-library
    mswjs/msw
    axios/axios
    socketio/socket.io
    apollographql/apollo-client
    apollographql/apollo-ios
    graphql/graphql-js
    prisma/prisma
    typeorm/typeorm
    sequelize/sequelize
    tailwindlabs/tailwindcss
    twbs/bootstrap
    electron/electron
    tauri-apps/tauri
    atom/atom
    rust-lang/rust
    rust-lang/cargo
    rust-lang/rust-analyzer
    rust-lang/rustfmt
    rust-lang/rust-clippy
    rust-lang/rustlings
    rust-lang/book
    tokio-rs/tokio
    tokio-rs/axum
    tokio-rs/tracing
    serde-rs/serde
    clap-rs/clap
    BurntSushi/ripgrep
    BurntSushi/xsv
    sharkdp/bat
    sharkdp/fd
    sharkdp/hyperfine
    sharkdp/hexyl
    ogham/exa
    ajeetdsouza/zoxide
    starship/starship
    alacritty/alacritty
    helix-editor/helix
    zed-industries/zed
    bevyengine/bevy
    actix/actix-web
    rwf2/Rocket
    hyperium/hyper
    diesel-rs/diesel
    launchbadge/sqlx
    mitsuhiko/insta
    proptest-rs/proptest
    crossbeam-rs/crossbeam
    rayon-rs/rayon
    yewstack/yew
    DioxusLabs/dioxus
    leptos-rs/leptos
    nushell/nushell
    astral-sh/ruff
    astral-sh/uv
    Orange-OpenSource/hurl
    casey/just
    golang/go
    golang/tools
    gohugoio/hugo
    gin-gonic/gin
    labstack/echo
    gofiber/fiber
    go-chi/chi
    go-kit/kit
    spf13/cobra
    spf13/viper
    stretchr/testify
    charmbracelet/bubbletea
    charmbracelet/lipgloss
    junegunn/fzf
    jesseduffield/lazygit
    cli/cli
    kubernetes/kubernetes
    kubernetes/minikube
    helm/helm
    istio/istio
    etcd-io/etcd
    etcd-io/bbolt
    prometheus/prometheus
    grafana/grafana
    grafana/k6
    hashicorp/terraform
    hashicorp/vault
    hashicorp/consul
    moby/moby
    docker/compose
    containerd/containerd
    caddyserver/caddy
    traefik/traefik
    syncthing/syncthing
    rclone/rclone
    restic/restic
    cockroachdb/cockroach
    influxdata/influxdb
    minio/minio
    nats-io/nats-server
    python/cpython
    python/mypy
    psf/black
    psf/requests
    pallets/flask
    pallets/click
    pallets/jinja
    django/django
    encode/django-rest-framework
    encode/httpx
    encode/starlette
    fastapi/fastapi
    fastapi/typer
    pydantic/pydantic
    sqlalchemy/sqlalchemy
    celery/celery
    scrapy/scrapy
    pytest-dev/pytest
    HypothesisWorks/hypothesis
    tox-dev/tox
    pypa/pip
    pypa/pipenv
    python-poetry/poetry
    numpy/numpy
    scipy/scipy
    pandas-dev/pandas
    matplotlib/matplotlib
    scikit-learn/scikit-learn
    pytorch/pytorch
    tensorflow/tensorflow
    keras-team/keras
    jupyter/notebook
    ipython/ipython
    Textualize/rich
    Textualize/textual
    ansible/ansible
    home-assistant/core
    ytdl-org/youtube-dl
    httpie/cli
    rails/rails
    ruby/ruby
    jekyll/jekyll
    fastlane/fastlane
    Homebrew/brew
    rspec/rspec-core
    sinatra/sinatra
    puma/puma
    laravel/laravel
    symfony/symfony
    composer/composer
    JetBrains/kotlin
    Kotlin/kotlinx.coroutines
    InsertKoinIO/koin
    coil-kt/coil
    cashapp/turbine
    badoo/Reaktive
    badoo/MVICore
    spring-projects/spring-boot
    reactor/reactor-core
    elastic/elasticsearch
    apache/kafka
    apache/spark
    apache/arrow
    google/guava
    google/dagger
    google/gson
    google/googletest
    google/benchmark
    bazelbuild/bazel
    abseil/abseil-cpp
    protocolbuffers/protobuf
    flutter/flutter
    dart-lang/sdk
    felangel/bloc
    rrousselGit/riverpod
    elixir-lang/elixir
    phoenixframework/phoenix
    erlang/otp
    ghc/ghc
    koalaman/shellcheck
    jgm/pandoc
    elm/compiler
    ocaml/ocaml
    clojure/clojure
    scala/scala
    akka/akka
    ziglang/zig
    nim-lang/Nim
    crystal-lang/crystal
    JuliaLang/julia
    llvm/llvm-project
    git/git
    torvalds/linux
    curl/curl
    jqlang/jq
    redis/redis
    sqlite/sqlite
    postgres/postgres
    nginx/nginx
    vim/vim
    neovim/neovim
    tmux/tmux
    ohmyzsh/ohmyzsh
    fish-shell/fish-shell
    ggerganov/whisper.cpp
    nlohmann/json
    fmtlib/fmt
    catchorg/Catch2
    godotengine/godot
    bitcoin/bitcoin
    ethereum/go-ethereum
    """
}
