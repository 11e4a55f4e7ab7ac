import { addons } from "storybook/manager-api";
import { docsTheme } from "./theme.ts";

addons.setConfig({
  theme: docsTheme("system"),
  sidebar: { showRoots: true, collapsedRoots: ["components", "patterns", "layout"] },
});
