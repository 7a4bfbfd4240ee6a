import ActionScripts
import CommandLines

extension ScriptNotation: FlagChoice {}
