import ActionScripts

extension ScriptNotation: FlagChoice {}
