import { expect, test } from "vitest";
import { collectAssets } from "./assets.ts";

const manifest = {
  "src/entry-client.tsx": { file: "assets/entry.js", css: ["assets/entry.css"], imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"] },
  "src/pages/home/page.tsx": {
    file: "assets/home.js",
    css: ["assets/home.css"],
    dynamicImports: ["src/pages/home/BelowFold.tsx", "src/pages/home/Dialog.tsx"],
    imports: ["_shared.js", "src/entry-client.tsx"],
  },
  "src/pages/home/BelowFold.tsx": {
    file: "assets/below.js",
    css: ["assets/below.css"],
    imports: ["_shared.js", "_floors.js"],
  },
  "_floors.js": { file: "assets/floors.js", css: ["assets/floors.css"] },
  "src/pages/home/Dialog.tsx": { file: "assets/dialog.js", css: ["assets/dialog.css"] },
  "src/pages/login/page.tsx": { file: "assets/login.js" },
};

const texts = {
  "src/entry-client.tsx": ["headId"],
  "src/pages/home/page.tsx": ["headId", "homeId"],
  "src/pages/login/page.tsx": ["headId", "signId"],
};

test("lists a page's own files once, imports first, and only the styles of parts below the fold", () => {
  expect(collectAssets(manifest, texts, ["src/pages/home/page.tsx", "not/built.tsx"])).toEqual({
    entry: "/assets/entry.js",
    styles: [
      "/assets/shared.css",
      "/assets/entry.css",
      "/assets/home.css",
      "/assets/floors.css",
      "/assets/below.css",
    ],
    preloads: ["/assets/shared.js", "/assets/home.js"],
    texts: ["headId", "homeId"],
  });
});

test("explains how to fix a manifest without the entry", () => {
  expect(() => collectAssets({}, {}, [])).toThrow(/build it anew/);
});
