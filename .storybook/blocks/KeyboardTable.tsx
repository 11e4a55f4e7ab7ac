import type { ComponentMeta } from "../../packages/design-system/src/lib/meta.ts";

/** The keys of a component and what they do. The same rows drive its keyboard test. */
export function KeyboardTable({ meta }: { meta: ComponentMeta }) {
  const rows = Object.entries(meta.keyboard);
  if (rows.length === 0) return <p>It takes no keys: the focus passes it by.</p>;
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

/** Keys, what stands between them, and where they are pressed: `Enter or Space, on the cross`, `Shift + Tab`, `Home, End`. */
function Keys({ text }: { text: string }) {
  const [, keys = "", place] = /^(.*?)(,? (?:on|in|with) .*)?$/.exec(text) ?? [];
  return (
    <>
      {keys.split(/( \+ | or | and |, )/).map((part, index) =>
        // Between two keys stands what joins them.
        index % 2 === 0 ? <kbd key={index}>{part}</kbd> : part,
      )}
      {place && <span className="ds-note">{place}</span>}
    </>
  );
}
