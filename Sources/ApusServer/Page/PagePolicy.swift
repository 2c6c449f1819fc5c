import Apus
import Foundation

/// What a page may do in a browser (W3C, Content Security Policy Level 3).
enum PagePolicy {
    static let fieldName = "Content-Security-Policy"

    /// Nothing runs and nothing is loaded.
    static let strictest = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'"

    /// Only the page's own styles and scripts run, and they reach this server alone.
    static func text(for page: String) -> String {
        """
        default-src 'none'; script-src \(hashes(of: "script", in: page)); \
        style-src \(hashes(of: "style", in: page)); connect-src 'self'; \
        img-src 'self' blob: data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """
    }

    /// The hashes of the texts of all elements of a name, as a policy names them.
    private static func hashes(of element: String, in page: String) -> String {
        var hashes: [String] = []
        var rest = page[...]
        while let start = rest.firstRange(of: "<\(element)>") {
            rest = rest[start.upperBound...]
            guard let end = rest.firstRange(of: "</\(element)>") else { break }
            var digest = SHA256()
            digest.update(rest[..<end.lowerBound].utf8)
            hashes.append("'sha256-\(Data(digest.digest()).base64EncodedString())'")
            rest = rest[end.upperBound...]
        }
        return hashes.isEmpty ? "'none'" : hashes.joined(separator: " ")
    }
}
