import Foundation
import TestSupport
import Testing

@testable import ApusCommandLine

struct CompletionScriptTests {
    private let script = CompletionScript(root: ApusCommand.tree)

    @Test(arguments: CompletionScript.Shell.allCases)
    func coversEveryCommandAndOption(shell: CompletionScript.Shell) {
        let text = script.text(for: shell)
        for entry in script.entries {
            #expect(text.contains(entry.node.name))
            for name in entry.options.flatMap(\.names) {
                let written =
                    shell == .fish
                    ? (name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())")
                    : name
                #expect(text.contains(written), "\(entry.path) \(name)")
            }
        }
    }

    @Test(arguments: CompletionScript.Shell.allCases.filter(\.isInstalled))
    func isAcceptedByShell(shell: CompletionScript.Shell) throws {
        let result = try Subprocess.run(
            "/usr/bin/env", [shell.rawValue, "-n", "/dev/stdin"], input: script.text(for: shell))
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)
    }

    /// Shows as a skipped test which shells are missing.
    @Test(
        .disabled(
            if: !CompletionScript.Shell.allCases.allSatisfy(\.isInstalled),
            "not every shell is installed: install bash, zsh and fish to check all scripts"))
    func findsEveryShell() {
        #expect(CompletionScript.Shell.allCases.filter { !$0.isInstalled }.isEmpty)
    }

    @Test(
        .enabled(if: CompletionScript.Shell.bash.isInstalled, "bash is not installed"),
        arguments: [
            ("apus|re", "respond"),
            ("apus|models|", "help inspect list path pull remove verify -h --help --version"),
            ("apus|he", "help"), ("apus|help|mod", "models"), ("apus|help|models|pu", "pull"),
            ("apus|respond|--model=qwen3", "--model=qwen3-0.6b"),
            ("apus|respond|--model|=|qwen3", "qwen3-0.6b"),
            ("apus|respond|--seed|=|", ""), ("apus|completions|--|b", "bash"),
            ("apus|respond|--|", ""), ("apus|models|pull|--|qwen3", "qwen3-0.6b"),
            ("apus|respond|-m|mine", "mine.gguf"), ("apus|models|remove|mi", "mine.gguf"),
            ("apus|models|pull|mi", ""),
            ("apus|respond|--te", "--temperature"), ("apus|respond|--model|qwen3", "qwen3-0.6b"),
            ("apus|respond|--seed|", ""), ("apus|completions|b", "bash"),
            ("apus|respond|models|--sto", "--stop"),
        ])
    func completesInBash(words: String, expected: String) throws {
        let driver = """
            \(script.text(for: .bash))
            IFS='|' read -r -a COMP_WORDS <<< "$1"
            [[ "$1" == *'|' ]] && COMP_WORDS+=('')
            COMP_CWORD=$(( ${#COMP_WORDS[@]} - 1 ))
            cd /
            _apus
            echo "${COMPREPLY[*]}"
            """
        let models = try TemporaryFolder()
        _ = try models.emptyFile("mine.gguf")
        let result = try Subprocess.run(
            "/usr/bin/env", ["bash", "-c", driver, "bash", words],
            environment: ["APUS_MODELS": models.url.path])
        let found = result.output.split { " \n".contains($0) }.sorted()
        #expect(found == expected.split(separator: " ").sorted())
    }

    @Test(
        .enabled(if: CompletionScript.Shell.fish.isInstalled, "fish is not installed"),
        arguments: [
            ("apus re", "respond"), ("apus models pu", "pull"),
            ("apus respond --te", "--temperature"), ("apus completions z", "zsh"),
            ("apus models pull qwen3", "qwen3-0.6b"), ("apus models remove mi", "mine.gguf"),
            ("apus he", "help"),
        ])
    func completesInFish(line: String, expected: String) throws {
        let driver = script.text(for: .fish) + "complete -C '\(line)'\n"
        let models = try TemporaryFolder()
        _ = try models.emptyFile("mine.gguf")
        let result = try Subprocess.run(
            "/usr/bin/env", ["fish", "--no-config", "-c", driver],
            environment: ["APUS_MODELS": models.url.path])
        let found = result.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
        #expect(found.map(String.init) == [expected])
    }

    /// Stands in for zsh's `_arguments`, which works only inside its line editor.
    @Test(.enabled(if: CompletionScript.Shell.zsh.isInstalled, "zsh is not installed"))
    func describesOptionsToZsh() throws {
        let driver = """
            compdef() { }
            _arguments() { print -rl -- "$@" }
            \(script.text(for: .zsh))
            _apus_models_pull
            """
        let result = try Subprocess.run("/usr/bin/env", ["zsh", "-f", "-c", driver])
        let lines = result.output.split(separator: "\n").map(String.init)
        #expect(
            lines.dropLast() == [
                "-s",
                "(--yes -y)--yes[Agree to a file that a third party repackaged, without being asked]",
                "(--yes -y)-y[Agree to a file that a third party repackaged, without being asked]",
                "(--allow-unverified)--allow-unverified"
                    + "[Take a file for which nobody states a SHA-256]",
                "(--help -h)--help[Show this help]",
                "(--help -h)-h[Show this help]",
                "(--version)--version[Show the version]",
            ])
        #expect(lines.last?.hasPrefix("1:NAME:(smollm2-135m ") == true)
    }
}

extension CompletionScript.Shell {
    /// Whether the shell can be run here.
    fileprivate var isInstalled: Bool {
        (try? Subprocess.run("/usr/bin/env", [rawValue, "-c", "true"]).status) == 0
    }
}
