import type { ComponentMeta } from "../../packages/design-system/src/lib/meta.ts";

type Named = Readonly<Record<string, string>> | undefined;

/** Names of a component that applications may rely on, with what each marks. */
export function Anatomy({ meta }: { meta: ComponentMeta }) {
  const { component, part, state } = meta.parts;
  const rows = [
    ...rowsOf(component, (name) => `data-component="${name}"`),
    ...rowsOf(part, (name) => `data-part="${name}"`),
    ...rowsOf(state, (name) => name),
  ];
  return (
    <table className="ds-table sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, what]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{what}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const rowsOf = (names: Named, write: (name: string) => string): [string, string][] =>
  Object.entries(names ?? {}).map(([name, what]) => [write(name), what]);
