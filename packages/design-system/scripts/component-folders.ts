import { readdirSync } from "node:fs";
import type { ComponentMeta } from "../src/lib/meta.ts";

export const src = new URL("../src/", import.meta.url);

export interface ComponentFolder {
  name: string;
  /** Folder URL, with a trailing slash. */
  url: URL;
  files: string[];
}

/** Folders of all components, patterns and layout primitives. */
export const componentFolders = (): ComponentFolder[] =>
  ["components", "layout", "patterns"].flatMap((group) =>
    readdirSync(new URL(group, src), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => {
        const url = new URL(`${group}/${name}/`, src);
        return { name, url, files: readdirSync(url) };
      }),
  );

/** A component's meta; undefined without one. */
export async function metaOf({ name, url, files }: ComponentFolder): Promise<ComponentMeta | undefined> {
  if (!files.includes(`${name}.meta.ts`)) return undefined;
  const { default: meta } = (await import(new URL(`${name}.meta.ts`, url).href)) as {
    default: ComponentMeta;
  };
  return meta;
}
