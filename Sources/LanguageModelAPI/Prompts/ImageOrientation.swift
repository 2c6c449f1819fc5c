/// How the rows and columns of an image's pixels are to be shown.
///
/// Departure from Apple's API, which uses `CGImagePropertyOrientation`. The cases and raw values
/// are the same; they are those of the TIFF tag `Orientation`.
public enum ImageOrientation: UInt32, Sendable, Hashable {
    /// As stored.
    case up = 1
    /// Flipped horizontally.
    case upMirrored
    /// Rotated by 180 degrees.
    case down
    /// Flipped vertically.
    case downMirrored
    /// Flipped horizontally and rotated by 90 degrees counter-clockwise.
    case leftMirrored
    /// Rotated by 90 degrees clockwise.
    case right
    /// Flipped horizontally and rotated by 90 degrees clockwise.
    case rightMirrored
    /// Rotated by 90 degrees counter-clockwise.
    case left
}
