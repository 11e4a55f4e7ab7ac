import type { ReactNode } from "react";

interface WordTableProps {
  heads: string[];
  /** The first cell of a row is its header. */
  rows: [head: ReactNode, ...cells: ReactNode[]][];
}

function WordTable({ heads, rows }: WordTableProps) {
  return (
    <table className="ds-table sb-unstyled">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Meaning of a version number. */
export function VersionTable() {
  return (
    <WordTable
      heads={["You see", "Version", "What to do"]}
      rows={[
        [
          <>
            A prop is gone or takes less; another role, key, <code>data-*</code> name or token name
          </>,
          "major",
          "run the migration, then read the changelog",
        ],
        [
          "A new component or prop; something looks different",
          "minor",
          "look at your pages, compare your pictures",
        ],
        ["A fault is mended", "patch", "nothing"],
      ]}
    />
  );
}

/** Meaning of a component's status. */
export function StatusTable() {
  return (
    <WordTable
      heads={["Status", "Meaning"]}
      rows={[
        ["draft", "may change any day"],
        ["new", "tried in one place; changes are announced"],
        ["ready", "proven; follows the table above"],
        ["phase-out", "there is something better; its page names it"],
        ["deprecated", "leaves with the next major version, and says so in the console"],
      ]}
    />
  );
}
