/** Group of a component in Storybook and `components.json`. */
export type ComponentGroup =
  | "layout"
  | "base"
  | "actions"
  | "fields"
  | "navigation"
  | "overlays"
  | "feedback"
  | "commerce";

/**
 * `draft`: may change any day. `new`: tried in one place. `ready`: proven; changes follow semantic
 * versioning. `phase-out`: a replacement exists, named on its page. `deprecated`: will be removed in the next
 * major version.
 */
export type ComponentStatus = "draft" | "new" | "ready" | "phase-out" | "deprecated";

/** Metadata of a component: the source of its page, its keyboard test and `components.json`. */
export interface ComponentMeta {
  name: string;
  group: ComponentGroup;
  status: ComponentStatus;
  /** Package version that introduced it. */
  since: string;
  /** One sentence about its purpose. */
  summary: string;
  /** URL of the ARIA pattern it follows; omitted if the HTML element is enough. */
  pattern?: string;
  /** Names that applications' style sheets and tests may rely on; renaming one is a breaking change. */
  parts: {
    /** Values of `data-component` with descriptions. A folder may contain several components. */
    component: Readonly<Record<string, string>>;
    /** Values of `data-part`. */
    part?: Readonly<Record<string, string>>;
    /** Other `data-*` attributes that expose a state: when each is set, with its values. */
    state?: Readonly<Record<string, string>>;
  };
  /**
   * Exports for applications other than the components: parts of a compound, hooks. @default the names of the
   * components
   */
  imports?: readonly string[];
  /** Keys and their effects: `{ "Arrow Right": "…" }`. The keyboard test has one check per row. */
  keyboard: Readonly<Record<string, string>>;
  /** Whether it renders in a React server component without client JavaScript. */
  serverSafe: boolean;
  /** Maximum gzipped size in bytes of its JavaScript, including everything except React. */
  budget: { js: number };
}

/** Types a component's meta, and keeps its literal keys for the tests that must cover each of them. */
export const defineMeta = <const Meta extends ComponentMeta>(meta: Meta): Meta => meta;
