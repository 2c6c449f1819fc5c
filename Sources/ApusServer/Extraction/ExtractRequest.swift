import Foundation
import OrderedJSON
import Recipes

/// A request to `POST /v1/extract`.
struct ExtractRequest: Sendable {
    enum Document: Sendable {
        case text(String)
        case picture([UInt8])
    }

    /// The recipe that reads the document; nil lets the document decide.
    let recipe: StandardRecipe?
    let document: Document
    let model: String?
    let context: RecipeContext

    /// Reads a request.
    ///
    /// - Throws: ``ServerError`` that names the member at fault.
    init(_ json: JSONValue, _ limits: ServerLimits) throws(ServerError) {
        var members = try RequestMembers(json)
        model = try members.string("model")
        recipe = try Self.recipe(&members)
        document = try Self.document(&members, limits)
        context = try Self.context(&members)
        try members.refuseOthers()
    }

    private static func recipe(
        _ members: inout RequestMembers
    ) throws(ServerError) -> StandardRecipe? {
        let name = try members.string("recipe") ?? "auto"
        if name == "auto" { return nil }
        guard let recipe = StandardRecipe(rawValue: name) else {
            let names = (["auto"] + StandardRecipe.allCases.map(\.rawValue))
                .map { "`\($0)`" }.joined(separator: ", ")
            throw ServerError(.invalidValue, parameter: "recipe", expected: "one of \(names)")
        }
        return recipe
    }

    private static func document(
        _ members: inout RequestMembers, _ limits: ServerLimits
    ) throws(ServerError) -> Document {
        let text = try members.string("text")
        let picture = try members.string("picture")
        switch (text, picture) {
        case (let text?, nil): return .text(text)
        case (nil, let picture?):
            // A data URL, as browsers make it, or base64 alone.
            let base64 =
                picture.hasPrefix("data:")
                ? String(picture.drop { $0 != "," }.dropFirst()) : picture
            guard let data = Data(base64Encoded: base64), PictureReader.isPicture(Array(data))
            else {
                throw ServerError(
                    .invalidValue, parameter: "picture",
                    expected: "a PNG, JPEG, TIFF, WebP or BMP in base64")
            }
            guard data.count <= limits.pictureBytes else {
                throw ServerError(
                    .invalidValue, parameter: "picture",
                    expected: "at most \(limits.pictureBytes) bytes", found: "\(data.count)")
            }
            return .picture(Array(data))
        case (.some, .some):
            throw ServerError(.invalidValue, parameter: "picture", expected: "no `text` beside it")
        case (nil, nil): throw ServerError(.missingParameter, parameter: "text")
        }
    }

    private static func context(
        _ members: inout RequestMembers
    ) throws(ServerError) -> RecipeContext {
        var context = RecipeContext()
        if let name = try members.string("locale") {
            let name = name.replacing("-", with: "_")
            guard Locale.availableIdentifiers.contains(name) else {
                throw ServerError(
                    .invalidValue, parameter: "locale",
                    expected: "a language with or without a region, such as `de` or `en_US`")
            }
            context.locale = Locale(identifier: name)
        }
        if let name = try members.string("time_zone") {
            guard let zone = TimeZone(identifier: name) else {
                throw ServerError(
                    .invalidValue, parameter: "time_zone",
                    expected: "a name such as `Europe/Berlin`")
            }
            context.timeZone = zone
        }
        if let day = try members.string("today") {
            let parts = day.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
            guard parts.count == 3, let year = parts[0], let month = parts[1], let date = parts[2],
                let today = CalendarDay(year: year, month: month, day: date)
            else {
                throw ServerError(
                    .invalidValue, parameter: "today", expected: "a day such as `2025-01-31`")
            }
            context.today = today
        }
        return context
    }
}
