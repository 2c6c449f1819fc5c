import Foundation

/// Charts as SVG, without scripts; each has a title, a description and a table beside it.
enum ReportChart {
    /// A bar or a point.
    struct Item: Sendable {
        let label: String
        let amount: Money
    }

    private static let width = 640.0

    /// Bars to the right, one below the other.
    static func rows(_ items: [Item], id: String, title: String) -> HTML {
        let (left, right, height) = (150.0, 110.0, 26.0)
        let greatest = items.map(\.amount.minorUnits).max() ?? 0
        let bars = items.enumerated().map { index, item -> HTML in
            let length = (width - left - right) * share(item.amount, of: greatest)
            let top = Double(index) * height
            return """
                <text x="\(left - 8)" y="\(top + 17)" text-anchor="end">\(shortened(item.label))</text>
                <rect class="bar" x="\(left)" y="\(top + 4)" width="\(length)" height="18" rx="2"/>
                <text x="\(left + length + 6)" y="\(top + 17)">\(ReportText.amount(item.amount))</text>
                """
        }
        let total = max(1, Double(items.count)) * height
        return picture(bars, height: total, id: id, title: title, items: items)
    }

    /// Bars upwards, one beside the other.
    static func columns(_ items: [Item], id: String, title: String) -> HTML {
        let (top, bottom) = (20.0, 220.0)
        let step = width / Double(max(1, items.count))
        let greatest = items.map(\.amount.minorUnits).max() ?? 0
        let bars = items.enumerated().map { index, item -> HTML in
            let length = (bottom - top) * share(item.amount, of: greatest)
            let x = Double(index) * step
            return """
                <rect class="bar" x="\(x + 6)" y="\(bottom - length)" width="\(step - 12)" \
                height="\(length)" rx="2"/>
                <text x="\(x + step / 2)" y="\(bottom - length - 5)" text-anchor="middle" \
                class="small">\(units(item.amount))</text>
                <text x="\(x + step / 2)" y="\(bottom + 16)" text-anchor="middle" \
                class="small">\(item.label)</text>
                """
        }
        let axis: HTML = """
            <line class="axis" x1="0" y1="\(bottom)" x2="\(width)" y2="\(bottom)"/>
            """
        return picture(bars + [axis], height: 245, id: id, title: title, items: items)
    }

    /// A line through the amounts, with zero where it is.
    static func line(_ items: [Item], id: String, title: String) -> HTML {
        let (top, bottom) = (20.0, 210.0)
        let step = width / Double(max(1, items.count))
        let amounts = items.map { Double($0.amount.minorUnits) }
        let (least, greatest) = (min(0, amounts.min() ?? 0), max(0, amounts.max() ?? 0))
        let range = greatest > least ? greatest - least : 1
        func y(_ amount: Double) -> Double { bottom - (bottom - top) * (amount - least) / range }
        let points = zip(amounts.indices, amounts).map { index, amount -> HTML in
            "\((Double(index) + 0.5) * step),\(y(amount))"
        }
        let path = HTML(stringLiteral: points.map(\.source).joined(separator: " "))
        let marks = items.enumerated().map { index, item -> HTML in
            let (x, height) = ((Double(index) + 0.5) * step, y(amounts[index]))
            return """
                <circle class="point" cx="\(x)" cy="\(height)" r="3.5"/>
                <text x="\(x)" y="\(height - 8)" text-anchor="middle" \
                class="small">\(units(item.amount))</text>
                <text x="\(x)" y="240" text-anchor="middle" class="small">\(item.label)</text>
                """
        }
        let lines: HTML = """
            <line class="axis" x1="0" y1="\(y(0))" x2="\(width)" y2="\(y(0))"/>
            <polyline class="line" points="\(path)"/>
            """
        return picture([lines] + marks, height: 245, id: id, title: title, items: items)
    }

    private static func picture(
        _ parts: [HTML], height: Double, id: String, title: String, items: [Item]
    ) -> HTML {
        """
        <svg viewBox="0 0 \(width) \(height)" role="img" aria-labelledby="\(id)-title \(id)-desc">
        <title id="\(id)-title">\(title)</title>
        <desc id="\(id)-desc">\(items.count) amounts, which are in the table below</desc>
        \(parts)</svg>
        """
    }

    /// The part of the greatest amount; refunds beyond the spending have no bar.
    private static func share(_ amount: Money, of greatest: Int) -> Double {
        greatest > 0 ? max(0, Double(amount.minorUnits) / Double(greatest)) : 0
    }

    /// Whole units, which fit above a bar; the table has the exact amount.
    private static func units(_ amount: Money) -> String {
        let unit = amount.currency.minorUnitsPerUnit
        return String(
            (Double(amount.minorUnits) / Double(unit)).rounded().formatted(
                .number.precision(.fractionLength(0)).locale(.init(identifier: "en_GB"))))
    }

    private static func shortened(_ name: String) -> String {
        name.count > 20 ? name.prefix(19) + "…" : name
    }
}
