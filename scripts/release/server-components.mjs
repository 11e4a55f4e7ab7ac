// With `--conditions=react-server --import` of this file, Node.js loads modules like a bundler for server
// components: a module with "use client" is reduced to its export names.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";

const namesOf = (code) =>
  parseAst(code).body.flatMap((node) => {
    if (node.type === "ExportDefaultDeclaration") return ["default"];
    if (node.type !== "ExportNamedDeclaration") return [];
    if (node.declaration?.declarations) return node.declaration.declarations.map(({ id }) => id.name);
    if (node.declaration) return [node.declaration.id.name];
    return node.specifiers.map(({ exported }) => exported.name ?? exported.value);
  });

// A license comment and `"use strict"` may come first.
const clientCode = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n|["']use strict["'];?)*["']use client["']/;

registerHooks({
  load(url, context, next) {
    if (!url.startsWith("file:") || !/\.m?js$/.test(url)) return next(url, context);
    const code = readFileSync(fileURLToPath(url), "utf8");
    if (!clientCode.test(code)) return next(url, context);
    const references = namesOf(code).map((name) =>
      name === "default"
        ? "export default { $$typeof: Symbol.for('react.client.reference') };"
        : `export const ${name} = { $$typeof: Symbol.for('react.client.reference') };`,
    );
    return { format: "module", shortCircuit: true, source: references.join("\n") };
  },
});
