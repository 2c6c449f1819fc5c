import Budget
import Testing
@Test func linksSQLite() { #expect(!sqliteVersion.isEmpty) }
