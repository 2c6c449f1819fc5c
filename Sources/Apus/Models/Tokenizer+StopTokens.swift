import Tokenizers

extension Tokenizer {
    /// The tokens that end a model's turn.
    ///
    /// Files name one end token, or two, but a model may close its turn with another that its
    /// vocabulary has as a control token, so the usual ones count where they exist.
    var stopTokens: Set<Int> {
        let usual = [
            "<|im_end|>", "<|endoftext|>", "<|eot_id|>", "<|eom_id|>", "<|end_of_text|>",
            "<end_of_turn>", "</s>",
        ]
        let marks = usual.compactMap(specialToken).filter(isControl)
        return Set(marks + endOfTurnTokens + [endToken].compactMap { $0 })
    }
}
