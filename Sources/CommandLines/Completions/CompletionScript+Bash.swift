extension CompletionScript {
  /// The script for bash, from 3.2 on. It needs no other program.
  var bash: String {
    """
    # What bash completes for \(tool). Written by '\(tool) completions bash'; try it by
    #   source <(\(tool) completions bash)

    \(prefix)() {
      local tool=$1 word=${COMP_WORDS[COMP_CWORD]} command= operands=0 flag= given= flags=yes prefix= rest= kind before
      local index directory=
      [[ $tool != '~/'* ]] || tool=$HOME/${tool#'~/'}
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        before=${COMP_WORDS[index]}
        if [[ -n $flag ]]; then
          # The equals sign of '--flag=value' comes as a word of its own.
          [[ $before == = || $flag != -C ]] || directory=$before
          [[ $before == = ]] || given=$flag flag=
        elif [[ $before == = && -n $given ]]; then
          # So does the one of '--flag word=file'.
          flag=$given=
        elif [[ $flags == yes && $before == -- ]]; then
          [[ -z $command ]] || flags=no
        elif [[ $flags == yes && $before == -?* ]]; then
          \(prefix)_split "$before"
          [[ -z $rest || $flag != -C ]] || directory=$rest
          [[ -z $rest ]] || flag=
        elif [[ -z $command ]]; then
          command=$before
        else
          operands=$((operands + 1))
        fi
      done
      prefix= rest= kind=()
      directory=${directory//[\\"\\'\\\\]/}
      [[ $directory != '~/'* ]] || directory=$HOME/${directory#'~/'}
      [[ -n $flag || $word != = || -z $given ]] || flag=$given=
      if [[ -n $flag ]]; then
        [[ $word != = ]] || word=
      elif [[ $flags == yes && ($word == --*=* || $word == -[!-]?*) ]]; then
        \(prefix)_split "$word"
        if [[ -n $prefix ]]; then word=$rest; else flag=; fi
      fi
      if [[ -n $flag ]]; then
        \(prefix)_value "$flag"
      elif [[ $flags == yes && $word == -* ]]; then
        \(prefix)_flags
      elif [[ -z $command ]]; then
        kind=(words \(subcommands.map { Self.word($0.name) }.joined(separator: " ")))
      else
        \(prefix)_operand
      fi
      \(prefix)_reply
    }

    # Splits a word at the first flag in it that takes a value: the flag, what stands before the value, the value.
    \(prefix)_split() {
      local at
      flag= prefix= rest=
      if [[ $1 == --* ]]; then
        \(prefix)_value "${1%%=*}" || return 0
        flag=${1%%=*}
        [[ $1 != *=* ]] || { prefix=$flag= rest=${1#*=}; }
        return 0
      fi
      for ((at = 1; at < ${#1}; at++)); do
        if \(prefix)_value "-${1:at:1}"; then
          flag=-${1:at:1} rest=${1:at+1}
          [[ -z $rest ]] || prefix=${1:0:at+1}
          return 0
        fi
      done
    }

    # What the value of a flag can be; fails if the flag takes none.
    \(prefix)_value() {
      case $command:$1 in
    \(bashValues)
        *) return 1 ;;
      esac
    }

    # The flags there are.
    \(prefix)_flags() {
      case $command in
    \(bashFlags)
        *) kind=(words \(Self.bashSpellings(everywhere))) ;;
      esac
    }

    # What an operand can be.
    \(prefix)_operand() {
      case $command in
    \(bashOperands)
      esac
    }

    # Offers what the word can become.
    \(prefix)_reply() {
      local candidate
      case ${kind[0]} in
        words)
          for candidate in "${kind[@]:1}"; do \(prefix)_offer "$candidate"; done
          ;;
    \(bashAskedNames)
        files | folders)
          # What is typed so far may be quoted; names of files are not, until the line is edited.
          word=${word#[\\"\\']}
          word=${word//\\\\/}
          compopt -o filenames 2>/dev/null
          while IFS= read -r candidate; do
            COMPREPLY+=("$prefix$candidate")
            # In another directory, bash itself does not know what is a folder.
            [[ $candidate != */ ]] || compopt -o nospace 2>/dev/null
          done < <(
            [[ -z $directory ]] || CDPATH= cd -- "$directory" >/dev/null 2>&1 || exit
            compgen -d ${directory:+-S /} -- "$word"
            for candidate in "${kind[@]:1}"; do compgen -f -X "!$candidate" -- "$word"; done
          )
          ;;
      esac
    }

    \(prefix)_offer() {
      local quoted
      [[ $1 == "$word"* ]] || return 0
      printf -v quoted %q "$1"
      COMPREPLY+=("$prefix$quoted")
    }

    complete -F \(prefix) \(Self.word(tool))

    """
  }

  private var bashAskedNames: String {
    askedNames.map { names in
      """
          \(names.plural))
            while IFS= read -r candidate; do
              [[ -z $candidate || $candidate == [[:blank:]]* ]] || \(prefix)_offer "$candidate"
            done < <("$tool" ${directory:+-C "$directory"} \(names.arguments) 2>/dev/null)
            ;;
      """
    }.joined(separator: "\n")
  }

  private var bashValues: String {
    let own = subcommands.flatMap { subcommand in
      subcommand.flags.filter(\.needsValue).map { flag in
        bashValue(flag, where: flag.spellings.map { "\(subcommand.name):\($0)" })
      }
    }
    let common = everywhere.filter(\.needsValue).map { flag in
      bashValue(flag, where: flag.spellings.map { "*:\($0)" })
    }
    return (own + common).joined(separator: "\n")
  }

  private func bashValue(_ flag: FlagDeclaration, where patterns: [String]) -> String {
    let value = "    \(patterns.joined(separator: " | "))) kind=(\(bashKind(flag.completion))) ;;"
    guard case .wordsWithFiles = flag.completion else { return value }
    return "\(value)\n    \(patterns.map { "\($0)=" }.joined(separator: " | "))) kind=(\(bashKind(.files))) ;;"
  }

  private var bashFlags: String {
    subcommands.map { "    \($0.name)) kind=(words \(Self.bashSpellings(flags(of: $0)))) ;;" }.joined(separator: "\n")
  }

  private var bashOperands: String {
    let lines = subcommands.filter { $0.operands.completion != .nothing }.map { subcommand in
      let limit = subcommand.operands.maximum.map { "((operands >= \($0))) || " } ?? ""
      guard case .depending(let flag, let one, let other) = subcommand.operands.completion else {
        return "    \(subcommand.name)) \(limit)kind=(\(bashKind(subcommand.operands.completion))) ;;"
      }
      return """
            \(subcommand.name))
              kind=(\(bashKind(other)))
              [[ " ${COMP_WORDS[*]} " != *" --\(flag) "* ]] || kind=(\(bashKind(one)))
              ;;
        """
    }
    return lines.joined(separator: "\n")
  }

  private static func bashSpellings(_ flags: [FlagDeclaration]) -> String {
    flags.flatMap(\.spellings).map(word).joined(separator: " ")
  }

  private func bashKind(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ""
    case .words(let words), .wordsWithFiles(let words): (["words"] + words.map(Self.word)).joined(separator: " ")
    case .subcommands: (["words"] + subcommands.map { Self.word($0.name) }).joined(separator: " ")
    case .names(let names): names.plural
    case .files: "files '*'"
    case .folders: "folders"
    case .depending(_, _, let other): bashKind(other)
    case .filesOf(let kind): (["files"] + kind.endings.map { "'*\($0)'" }).joined(separator: " ")
    }
  }
}
