import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

interface IconData {
  /** SVG elements with their attributes. */
  node: [element: string, attributes: Record<string, string>][];
}

const src = fileURLToPath(new URL("../src/", import.meta.url));
const lucide = fileURLToPath(new URL("../node_modules/lucide-react/", import.meta.url));
const drawing = `${src}icons/drawing.js`;

const drawingCode = `import { createElement } from "react";
const frame = {
  viewBox: "0 0 24 24",
  width: 24,
  height: 24,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
};
export const drawing = (node) => {
  const elements = node.map(([element, attributes]) => createElement(element, attributes));
  return (props) => createElement("svg", { ...frame, ...props }, ...elements);
};
`;

/** Shapes of an icon. Old lucide names lead to the current file. */
const iconData = async (name: string): Promise<IconData> => {
  const file = `${lucide}dist/esm/icons/${name}.mjs`;
  const [, present] = /export \{ default \} from '\.\/([\w-]+)\.mjs'/.exec(readFileSync(file, "utf8")) ?? [];
  if (present !== undefined) return iconData(present);
  const { __iconData: data } = (await import(pathToFileURL(file).href)) as { __iconData: IconData };
  return data;
};

/** Inlines the icons that components use, so that applications don't need to install the whole set. */
export function inlinedIcons(): Plugin {
  return {
    name: "inlined-icons",
    enforce: "pre",
    apply: "build",
    resolveId(source) {
      if (source === drawing) return source;
      const [, icon] = /^lucide-react\/icons\/([\w-]+)$/.exec(source) ?? [];
      return icon === undefined ? null : `${src}icons/${icon}.js`;
    },
    async load(id) {
      if (id === drawing) return drawingCode;
      if (!id.startsWith(`${src}icons/`)) return null;
      const { node } = await iconData(id.slice(`${src}icons/`.length, -3));
      return `import { drawing } from ${JSON.stringify(drawing)};
export default /* @__PURE__ */ drawing(${JSON.stringify(node)});
`;
    },
    generateBundle() {
      this.emitFile({
        type: "asset",
        fileName: "icons/LICENSE",
        source: readFileSync(`${lucide}LICENSE`, "utf8"),
      });
    },
  };
}
