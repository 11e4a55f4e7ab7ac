import type { ComponentMeta } from "../../packages/design-system/src/lib/meta.ts";

/** The component's keys and their effects. The same rows define its keyboard test. */
export function KeyboardTable({ meta }: { meta: ComponentMeta }) {
  const rows = Object.entries(meta.keyboard);
  if (rows.length === 0) return <p>It handles no keys.</p>;
  return (
    <table className="ds-table sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([keys, does]) => (
          <tr key={keys}>
            <th scope="row">
              <Keys text={keys} />
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Keys with their separators and the place of the key press: `Enter or Space, on the cross`, `Shift + Tab`,
 * `Home, End`.
 */
function Keys({ text }: { text: string }) {
  const [, keys = "", place] = /^(.*?)(,? (?:on|in|with) .*)?$/.exec(text) ?? [];
  return (
    <>
      {keys.split(/( \+ | or | and |, )/).map((part, index) =>
        // Odd parts are the separators between keys.
        index % 2 === 0 ? <kbd key={index}>{part}</kbd> : part,
      )}
      {place && <span className="ds-note">{place}</span>}
    </>
  );
}
