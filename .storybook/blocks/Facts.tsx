import type { ComponentMeta } from "../../packages/design-system/src/lib/meta.ts";

const kebab = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const statusWords: Record<ComponentMeta["status"], string> = {
  draft: "Draft: may change any day",
  new: "New: tried in one place",
  ready: "Ready",
  "phase-out": "Phase-out: do not use it anew",
  deprecated: "Deprecated: leaves with the next major version",
};

/** Facts above a page: purpose, import, status and size of the component. */
export function Facts({ meta }: { meta: ComponentMeta }) {
  const imports = meta.imports ?? Object.keys(meta.parts.component);
  const server = meta.serverSafe ? "Renders in a React server component" : "Runs in the browser too";
  return (
    <div className="ds-facts sb-unstyled">
      <p className="ds-lead">{meta.summary}</p>
      <pre>
        <code>{`import { ${imports.join(", ")} } from "@carmine/design-system/${kebab(meta.name)}";`}</code>
      </pre>
      <dl>
        <Fact term="Status">{statusWords[meta.status]}</Fact>
        <Fact term="Since">{meta.since}</Fact>
        <Fact term="Server">{server}</Fact>
        <Fact term="Weight, gzip">{kilobytes(meta.budget.js)} JavaScript at most</Fact>
        {meta.pattern && (
          <Fact term="ARIA pattern">
            <a href={meta.pattern} target="_blank" rel="noreferrer">
              {meta.pattern.match(/([^/]+?)(?:\.html)?\/?$/)?.[1]}
            </a>
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
