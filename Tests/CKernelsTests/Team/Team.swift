import CKernels
import Testing

/// Runs `body` with a team of `threads`, or with none for `nil`.
func withTeam<Result>(
    _ threads: Int32?, _ body: (OpaquePointer?) throws -> Result
) throws -> Result {
    guard let threads else { return try body(nil) }
    let team = try #require(ck_team_create(threads))
    defer { ck_team_destroy(team) }
    return try body(team)
}
