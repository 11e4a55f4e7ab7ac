import { expect, test } from "vitest";
import { collectAssets } from "./assets.ts";

const manifest = {
  "src/entry-client.tsx": { file: "assets/entry.js", css: ["assets/entry.css"], imports: ["_shared.js"] },
  "_shared.js": { file: "assets/shared.js", css: ["assets/shared.css"] },
  "src/pages/home/page.tsx": {
    file: "assets/home.js",
    css: ["assets/home.css"],
    imports: ["_shared.js", "src/entry-client.tsx"],
  },
  "src/pages/login/page.tsx": { file: "assets/login.js" },
};

const texts = {
  "src/entry-client.tsx": ["headId"],
  "src/pages/home/page.tsx": ["headId", "homeId"],
  "src/pages/login/page.tsx": ["headId", "signId"],
};

test("lists the files of a page once, imported ones first", () => {
  expect(collectAssets(manifest, texts, ["src/pages/home/page.tsx", "not/built.tsx"])).toEqual({
    entry: "/assets/entry.js",
    styles: ["/assets/shared.css", "/assets/entry.css", "/assets/home.css"],
    preloads: ["/assets/shared.js", "/assets/home.js"],
    texts: ["headId", "homeId"],
  });
});

test("explains how to fix a manifest without the entry", () => {
  expect(() => collectAssets({}, {}, [])).toThrow(/build it anew/);
});
