import ExactStrings

extension CompletionScript {
  /// The script for fish, from 3.0 on.
  var fish: String {
    """
    # What fish completes for \(tool). Written by '\(tool) completions fish'; try it by
    #   \(tool) completions fish | source

    # The subcommand on the line; nothing as long as there is none.
    function _\(prefix)_subcommand
        set -l skips no
        for word in (commandline -opc)[2..-1]
            if test $skips = yes
                set skips no
            else if string match -qr '\(fishValuePattern)' -- $word
                set skips yes
            else if not string match -qr '^-.' -- $word
                echo $word
                return
            end
        end
    end

    # Whether the subcommand is this one.
    function _\(prefix)_is
        set -l subcommand (_\(prefix)_subcommand)
        test "$subcommand" = "$argv[1]"
    end

    # The directory of -C; an empty word where none is named.
    function _\(prefix)_directory
        set -l takes no
        set -l directory ''
        for word in (commandline -opc)[2..-1]
            set -l value (string match -r '^-[\(toggles)]*C(.*)$' -- $word)
            if test $takes = yes
                set directory $word
                set takes no
            else if test "$value[2]" != ''
                set directory $value[2]
            else if test -n "$value[1]"
                set takes yes
            end
        end
        string replace -r '^~/' "$HOME/" -- "$directory"
    end

    # The paths that a word can become, in that directory.
    function _\(prefix)_paths
        set -l directory (_\(prefix)_directory)
        string match -qr '^[/~]' -- "$argv"; and set directory ''
        test -z "$directory"; or set directory $directory/
        set -l escaped (string escape -n -- "$directory")
        for path in (complete -C "'' $escaped$argv" | string replace -r '\\t.*' '')
            string sub -s (math (string length -- "$directory") + 1) -- $path
        end
    end

    \(askedNames.map(fishFunction).joined())\
    # Folders, and the files whose names end in one of these ways.
    function _\(prefix)_files
        set -l word (commandline -ct | string replace -r '^-[^=]*=' '')
        for path in (_\(prefix)_paths $word)
            set -l ending (string match -r '(?:\((["/"] + endings.map { $0.replacing(".", with: "\\.") }).joined(separator: "|")))$' -- $path)
            contains -- "$ending" / $argv; and echo $path
        end
    end

    # Any file behind the first equals sign of a value.
    function _\(prefix)_assigned
        set -l word (commandline -ct | string replace -r '^-[^=]*=' '')
        set -l parts (string match -r '^([^=]+=)(.*)$' -- $word); or return
        for path in (_\(prefix)_paths $parts[3])
            echo $parts[2]$path
        end
    end

    complete -c \(fishTool) -f
    \(subcommands.map { "complete -c \(fishTool) -n '_\(prefix)_is \"\"' -a \(Self.fishWord($0.name)) -d \(Self.fishWord($0.summary))\n" }.joined())
    \(everywhere.map { fishLine($0, of: nil) }.joined())
    \(subcommands.map(fishBlock).joined(separator: "\n"))
    """
  }

  private func fishFunction(_ names: Completion.AskedNames) -> String {
    """
    # The \(names.plural) of the tool that is typed.
    function _\(prefix)_\(names.plural)
        set -l tool (commandline -opc)[1]
        set tool (string replace -r '^~/' "$HOME/" -- $tool)
        set -l directory (_\(prefix)_directory)
        test -z "$directory"; or set tool $tool -C $directory
        $tool \(names.arguments) 2>/dev/null | string match -r '^\\S.*'
    end


    """
  }

  private var fishTool: String { Self.fishWord(tool) }

  /// The pattern of a word that is followed by the value of a flag, where the flag stands before the subcommand.
  private var fishValuePattern: String {
    let valued = everywhere.filter(\.needsValue)
    let letters = valued.compactMap(\.short).map(String.init).joined()
    return "^-[\(toggles)]*[\(letters)]$|^--(?:\(valued.compactMap(\.long).joined(separator: "|")))$"
  }

  private func fishBlock(_ subcommand: any CommandDeclaration.Type) -> String {
    let condition = "_\(prefix)_is \(subcommand.name)"
    var operands = [(condition, subcommand.operands.completion)]
    if case .depending(let flag, let one, let other) = subcommand.operands.completion {
      let hasFlag = "__fish_contains_opt \(flag)"
      operands = [("\(condition); and \(hasFlag)", one), ("\(condition); and not \(hasFlag)", other)]
    }
    let lines = operands.filter { $0.1 != .nothing }.map { "complete -c \(fishTool) -n '\($0)' \(fishAction($1))\n" }
    return (subcommand.flags.map { fishLine($0, of: subcommand.name) } + lines).joined()
  }

  private func fishLine(_ flag: FlagDeclaration, of subcommand: String?) -> String {
    let condition = subcommand.map { " -n '_\(prefix)_is \($0)'" } ?? ""
    let value =
      flag.needsValue ? (" \(fishNeed(flag.completion)) " + fishAction(flag.completion)).withoutBlanksAtEnd : ""
    let long = flag.long.map { " -l \($0)" } ?? ""
    let short = flag.short.map { " -s \($0)" } ?? ""
    let line = { (names: String) in
      "complete -c \(fishTool)\(condition)\(names)\(value) -d \(Self.fishWord(flag.summary))\n"
    }
    return line(short + long) + (flag.isNegatable ? flag.long.map { line(" -l no-\($0)") } ?? "" : "")
  }

  /// Returns the option for a flag with a value: `-r` offers files for it, `-x` does not.
  private func fishNeed(_ completion: Completion) -> String {
    if case .files = completion { "-r" } else { "-x" }
  }

  private func fishAction(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ""
    case .words(let words): "-a \(Self.fishWord(words.joined(separator: " ")))"
    case .subcommands: "-a \(Self.fishWord(subcommands.map { $0.name }.joined(separator: " ")))"
    case .names(let names): "-a '(_\(prefix)_\(names.plural))'"
    case .files: "-F"
    case .folders: "-a '(_\(prefix)_files)'"
    case .wordsWithFiles(let words): "-a '\(words.joined(separator: " ")) (_\(prefix)_assigned)'"
    case .depending(_, _, let other): fishAction(other)
    case .filesOf(let kind): "-a '(_\(prefix)_files \(kind.endings.joined(separator: " ")))'"
    }
  }

  /// Returns a text as one word: within single quotes fish knows `\\'` and `\\\\`.
  private static func fishWord(_ text: String) -> String {
    isPlain(text) ? text : "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
