import ExactStrings

extension CompletionScript {
  /// The script for zsh: a file `_TOOL` in a folder of `fpath`, or a text to be sourced.
  var zsh: String {
    """
    #compdef \(tool)
    # What zsh completes for \(tool). Written by '\(tool) completions zsh'; try it, once compinit has run, by
    #   source <(\(tool) completions zsh)

    \(prefix)() {
      local tool=$words[1] curcontext=$curcontext state state_descr line ret=1
      local -a typed=($words[2,CURRENT-1])
      local -A opt_args
      _arguments -C -s -S -A "-*" \\
    \(everywhere.flatMap(zshSpecifications).map { "    \($0) \\\n" }.joined())    \\
        '1:subcommand:\(prefix)_subcommands' \\
        '*:: :->operands' && ret=0
      [[ $state == operands ]] || return ret
      curcontext=${curcontext%:*:*}:\(tool)-$words[1]:
      case $words[1] in
    \(subcommands.map(zshBranch).joined())  esac
      return ret
    }

    \(prefix)_subcommands() {
      local -a subcommands=(
    \(subcommands.map { "    \(Self.word("\($0.name):\($0.summary)"))\n" }.joined())  )
      _describe -t subcommands subcommand subcommands
    }

    # The directory of -C; nothing where none is named.
    \(prefix)_directory() {
      local word takes=
      REPLY=
      for word in $typed; do
        if [[ -n $takes ]]; then
          REPLY=$word takes=
        elif [[ $word == -[\(toggles)]#C* ]]; then
          REPLY=${word#-*C}
          [[ -n $REPLY ]] || takes=yes
        fi
      done
      REPLY=${(Q)REPLY}
      REPLY=${REPLY/#\\~\\//$HOME/}
    }

    # The files in that directory.
    \(prefix)_files() {
      local REPLY
      \(prefix)_directory
      [[ -z $REPLY || -d $REPLY ]] || return 1
      _files ${REPLY:+-W} ${REPLY:+${REPLY:a}} "$@"
    }

    \(askedNames.map(zshFunction).joined())\
    # Loaded by name, it is asked at once; sourced, it is for later.
    if [[ $funcstack[1] == \(Self.word("_" + tool)) ]]; then
      \(prefix) "$@"
    else
      compdef \(prefix) \(Self.word(tool))
    fi

    """
  }

  private func zshFunction(_ names: Completion.AskedNames) -> String {
    let list = names.plural
    return """
      \(prefix)_\(list)() {
        local expl REPLY
        \(prefix)_directory
        local -a \(list)=(${(f)"$(_call_program \(list) $tool ${REPLY:+-C ${(q)REPLY}} \(names.arguments) 2>/dev/null)"})
        \(list)=(${\(list):#[[:blank:]]*})
        _wanted \(list) expl \(names.singular) compadd -a \(list)
      }


      """
  }

  private func zshBranch(_ subcommand: any CommandDeclaration.Type) -> String {
    var specifications = flags(of: subcommand).flatMap(zshSpecifications)
    let action = zshAction(subcommand.operands.completion)
    let label = subcommand.operands.completion.label
    if let maximum = subcommand.operands.maximum {
      specifications += (0..<maximum).map { _ in "':\(label):\(action)'" }
    } else {
      specifications.append("'*:\(label):\(action)'")
    }
    let lines = specifications.map { "        \($0)" }.joined(separator: " \\\n")
    return "    \(subcommand.name))\n      _arguments -s -S \\\n\(lines) && ret=0\n      ;;\n"
  }

  /// Returns one specification for each spelling of a flag.
  private func zshSpecifications(_ flag: FlagDeclaration) -> [String] {
    let isManifold = flag.isRepeatable && flag.takesValue
    let others = isManifold || flag.spellings.count == 1 ? "" : "(\(flag.spellings.joined(separator: " ")))"
    let summary = flag.summary.escaping("\\[]:")
    let colons = flag.needsValue ? ":" : "::"
    // The directory of `-C` is relative to the working directory, and all other paths are relative to that directory.
    let action = flag.spellings.contains { $0 == "-C" } ? "_files -/" : zshAction(flag.completion)
    let value =
      flag.takesValue ? "\(colons)\((flag.placeholder ?? "").escaping("\\:")):\(action)" : ""
    return flag.spellings.map { spelling in
      let attached = spelling.hasPrefix("--") ? flag.needsValue ? "=" : "=-" : "+"
      let joint = flag.takesValue ? attached : ""
      return Self.quoted("\(others)\(isManifold ? "*" : "")\(spelling)\(joint)[\(summary)]\(value)")
    }
  }

  private func zshAction(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .subcommands: "\(prefix)_subcommands"
    case .names(let names): "\(prefix)_\(names.plural)"
    case .files: "\(prefix)_files"
    case .folders: "\(prefix)_files -/"
    case .wordsWithFiles(let words):
      #"{ if compset -P "*="; then \#(prefix)_files; else compadd \#(words.joined(separator: " ")); fi }"#
    case .depending(let flag, let one, let other):
      "{ if (( $words[(I)--\(flag)] )); then \(zshAction(one)); else \(zshAction(other)); fi }"
    case .filesOf(let kind): "\(prefix)_files -g \"*(\(kind.endings.joined(separator: "|")))\""
    }
  }

  private static func quoted(_ text: String) -> String { "'\(text.replacing("'", with: #"'\''"#))'" }
}

extension Completion {
  /// The name of the operands in zsh.
  fileprivate var label: String {
    switch self {
    case .nothing: " "
    case .words, .wordsWithFiles: "word"
    case .names(let names): names.singular
    case .subcommands: "subcommand"
    case .files: "file"
    case .filesOf(let kind): kind.label
    case .folders: "folder"
    case .depending(_, _, let other): other.label
    }
  }
}

extension String {
  /// Returns the text with a backslash before each of these characters.
  fileprivate func escaping(_ characters: String) -> String {
    map { characters.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
