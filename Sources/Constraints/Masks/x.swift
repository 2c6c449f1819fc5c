final class MaskCaches: Sendable {}
