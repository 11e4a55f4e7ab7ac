import { Suspense, use, useDeferredValue, useState } from "react";
import { Icon } from "../../packages/design-system/src/components/Icon/index.ts";
import { TextField } from "../../packages/design-system/src/components/TextField/index.ts";
import { allIcons } from "../../packages/design-system/src/documentation/all-icons.ts";

const most = 120;

/** Converts `ArrowDown01` to its file name, `arrow-down-0-1`. */
const fileName = (name: string): string =>
  name
    .replace(/^(Arrow\w+\d)(\d)$/, "$1-$2")
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .replace(/([a-zA-Z])(\d)/g, "$1-$2")
    .replace(/(\d)x-(\d)/g, "$1x$2")
    .toLowerCase();

/** Icon search by part of the name; a click copies the import line. */
export function IconSearch() {
  return (
    <Suspense fallback={<p>Loading the icons…</p>}>
      <Found />
    </Suspense>
  );
}

function Found() {
  const icons = use(allIcons());
  const [text, setText] = useState("cart");
  const [copied, setCopied] = useState("");
  const wanted = useDeferredValue(text.trim().toLowerCase().replaceAll(" ", "-"));
  const found = icons.filter(([name]) => fileName(name).includes(wanted));
  const copy = async (name: string) => {
    const line = `import ${name} from "lucide-react/icons/${fileName(name)}";`;
    await navigator.clipboard?.writeText(line);
    setCopied(line);
  };
  return (
    <div className="ds-icons sb-unstyled">
      <TextField
        label="Find an icon"
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        style={{ maxInlineSize: 320 }}
      />
      <p role="status" className="ds-note">
        {copied ? (
          <>
            Copied: <code>{copied}</code>
          </>
        ) : (
          `${found.length} of ${icons.length}${found.length > most ? `, the first ${most} are shown` : ""}`
        )}
      </p>
      <ul>
        {found.slice(0, most).map(([name, shape]) => (
          <li key={name}>
            <button type="button" onClick={() => void copy(name)}>
              <Icon shape={shape} size="lg" />
              {fileName(name)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
