import { Fragment } from "react";
import type { ComponentMeta } from "../../packages/design-system/src/documentation/meta.ts";

/** The keys of a room and what they do. The same rows drive its keyboard test. */
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

/** `Shift + Tab, on the panel` as keys with their place. */
function Keys({ text }: { text: string }) {
  const [keys = "", ...place] = text.split(", ");
  return (
    <>
      {keys.split(" + ").map((key, index) => (
        <Fragment key={key}>
          {index > 0 && " + "}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
      {place.length > 0 && <span className="ds-note"> {place.join(", ")}</span>}
    </>
  );
}
