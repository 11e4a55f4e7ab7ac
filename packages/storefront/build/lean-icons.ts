import type { Plugin } from "vite";

/** The shapes of lucide's icons alone: names, sizes and React keys are not needed by `src/app/lucide-icon.ts`. */
export const leanIcons = (): Plugin => ({
  name: "lean-icons",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) => leanIcon(code),
  },
});

/** A file of lucide's without what tells its shapes apart: letters of chance, which nothing makes smaller. */
export const leanIcon = (code: string): string =>
  code.replaceAll(/, key: "\w+"/g, "").replace(/ {2}name: "[\w-]+",\n {2}size: 24,\n/, "");
