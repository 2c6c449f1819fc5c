/// Has a model tell several places in prose, and takes it only if all that it says is in the rows.
struct Summary: Sendable {
    let wording: Wording

    init(_ wording: Wording) { self.wording = wording }

    /// The most places that are told in prose.
    static let longest = 6

    /// The summary by a model; nil if it cannot be asked, or what it wrote is not as the rows are.
    func told(_ draft: ResultDraft, by model: any AssistantModel) async -> String? {
        guard draft.places.count > 1, draft.places.count <= Self.longest else { return nil }
        let rows = draft.places.map { wording.row($0.event, $0.placement) }
        guard let text = await written(rows, by: model) else { return nil }
        return SummaryChecker(rows, wording.data).accepts(text) ? text : nil
    }

    /// What the model writes under the constraint, before it is checked.
    func written(_ rows: [GamesAnswer.Row], by model: any AssistantModel) async -> String? {
        let lines = rows.map(Self.line)
        let text = await model.tell(
            lines.joined(separator: "\n"), instructions: Self.instructions, examples: Self.examples,
            facts: lines.joined(separator: "\n"), maximumTokens: 40 * rows.count)
        return text.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    }

    /// A row as a sentence, which is what the template writes too.
    static func line(_ row: GamesAnswer.Row) -> String {
        let who =
            row.isTeam || row.names.isEmpty
            ? row.country : "\(Wording.list(row.names)) (\(row.country))"
        return "\(who) won \(Wording.rank(row.rank)) in the \(row.title)."
    }

    private static let instructions = """
        Tell these results in short sentences. Say every result, with its medal and its event. Add nothing.
        """

    /// Invented results, told as they should be.
    private static let examples: [(text: String, label: String)] = [
        (
            "Ada Berg (Norway) won gold in the women's slalom in skiing.\n"
                + "Ada Berg (Norway) won silver in the women's downhill in skiing.",
            "Ada Berg of Norway won gold in the women's slalom in skiing and silver in the women's downhill in skiing."
        ),
        (
            "Sweden won gold in the women's tournament in curling.\nJon Dahl (Sweden) won bronze in the men's "
                + "15 km in biathlon.\nEva Lind (Sweden) won gold in the women's 10 km in biathlon.",
            "Sweden won gold in the women's tournament in curling, while Jon Dahl took bronze in the men's 15 km in "
                + "biathlon. Eva Lind won gold in the women's 10 km in biathlon."
        ),
    ]
}
