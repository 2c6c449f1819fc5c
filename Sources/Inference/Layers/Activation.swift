/// The nonlinearity of a gated feed-forward network (Shazeer, 2020, arXiv:2002.05202).
enum Activation: Sendable {
    /// x · sigmoid(x).
    case silu
    /// x · Φ(x) by its tanh approximation.
    case gelu
}
