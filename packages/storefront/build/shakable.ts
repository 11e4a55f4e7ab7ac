import type { Plugin } from "vite";

/**
 * Lets the bundler leave out what nobody uses of libraries that come as one file: it keeps a call that might do
 * something, and whatever a name for development tools or a context is put on afterwards, with all that this needs.
 * @param packages which files it looks at
 */
export const shakable = (packages: RegExp): Plugin => ({
  name: "shakable",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  transform: {
    filter: { id: packages },
    handler: (code) => shakableCode(code),
  },
});

const made = /^((?:var|const) \w+ = )(React\w*\.(?:createContext|memo|forwardRef)\(|new Set\(|create\w+\()/gm;
const classes =
  /^((?:var|const) (\w+) = )(class extends React\w*\.Component \{\n)([^]*?)^\};\n(?:\2(\.contextType = \w+;\n))?/gm;

/** The same code; what is made at its top level is marked as free of effects. */
export const shakableCode = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*;\n/gm, "")
    .replaceAll(made, "$1/* @__PURE__ */ $2")
    .replaceAll(
      classes,
      (_all, name: string, _name, head: string, body: string, context: string | undefined) =>
        `${name}/* @__PURE__ */ (() => ${head}${context ? `static ${context.slice(1)}` : ""}${body}})();\n`,
    );
