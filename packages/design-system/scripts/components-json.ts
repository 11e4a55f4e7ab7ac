import { readFileSync } from "node:fs";
import type { ComponentMeta } from "../src/lib/meta.ts";
import { entries } from "./entries.ts";
import { propsOf, typesNear, type PublishedProps, type PublishedType } from "./props-of.ts";
import { componentFolders, metaOf } from "./component-folders.ts";

/** A component in `components.json`: its meta and its import path. */
export interface PublishedComponent extends ComponentMeta {
  /** For example `@carmine/design-system/tabs`. */
  entry: string;
  /** Props of each component; native element props are listed by type only. */
  props: Record<string, PublishedProps>;
  /** Types that the props refer to, by name. */
  types: Record<string, PublishedType>;
}

export interface ComponentsJson {
  package: string;
  version: string;
  components: PublishedComponent[];
}

/** Library data for tools that don't read its code, sorted by name. */
export async function componentsJson(): Promise<ComponentsJson> {
  const manifest = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    name: string;
    version: string;
  };
  const metas = await Promise.all(componentFolders().map(metaOf));
  const components = metas
    .filter((meta) => meta !== undefined)
    .map((meta) => {
      const entry = entries().find(({ component }) => component === meta.name);
      const folder = entry?.source.replace(/\/index\.ts$/, "") ?? "";
      return {
        ...meta,
        entry: manifest.name + (entry?.name ?? "").slice(1),
        props: propsOf(folder),
        types: typesNear(folder),
      };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return { package: manifest.name, version: manifest.version, components };
}
