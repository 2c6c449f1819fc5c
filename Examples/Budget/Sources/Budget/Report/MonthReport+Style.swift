extension MonthReport {
    /// The style of the page: light and dark as the reader has it, and light on paper.
    static let style: HTML = """
        :root { color-scheme: light dark; --ink: #1d2129; --soft: #5b6472; --paper: #ffffff;
          --line: #d9dee5; --bar: #2f6fb3; --point: #b3462f; }
        @media screen and (prefers-color-scheme: dark) {
          :root { --ink: #e8ebf0; --soft: #a3adba; --paper: #16181c; --line: #3a4049;
            --bar: #6aa8e8; --point: #f09a7d; }
        }
        body { margin: 0; background: var(--paper); color: var(--ink);
          font: 16px/1.5 system-ui, sans-serif; }
        main { max-width: 44rem; margin: 0 auto; padding: 1.5rem; }
        h1 { font-size: 1.6rem; } h2 { font-size: 1.25rem; border-top: 1px solid var(--line);
          padding-top: 1rem; }
        dl { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; }
        dt { color: var(--soft); font-size: .9rem; }
        dd { margin: 0; font-size: 1.3rem; font-variant-numeric: tabular-nums; }
        figure { margin: 1.5rem 0; } figcaption { font-weight: 600; margin-bottom: .5rem; }
        svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; }
        svg text { fill: var(--ink); } svg .small { font-size: 10px; }
        .bar { fill: var(--bar); } .axis { stroke: var(--line); }
        .line { fill: none; stroke: var(--bar); stroke-width: 2; } .point { fill: var(--point); }
        table { border-collapse: collapse; width: 100%; margin-top: .75rem; font-size: .9rem; }
        caption { text-align: left; color: var(--soft); padding: .25rem 0; }
        th, td { border-bottom: 1px solid var(--line); padding: .2rem .5rem; text-align: left;
          font-weight: normal; }
        td, thead th:not(:first-child) { text-align: right; font-variant-numeric: tabular-nums; }
        thead th { font-weight: 600; }
        @media print { main { max-width: none; padding: 0; }
          svg, table, dl { break-inside: avoid; } }
        """
}
