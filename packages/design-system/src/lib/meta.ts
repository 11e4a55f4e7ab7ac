/** Where a component stands in Storybook and in `components.json`. */
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
 * `draft`: may change any day. `new`: tried in one place. `ready`: proven, changes by the semver table.
 * `phase-out`: there is something better, named in the page. `deprecated`: leaves with the next major version.
 */
export type ComponentStatus = "draft" | "new" | "ready" | "phase-out" | "deprecated";

/** What is known of a component besides its code: the source of its page, of its keyboard test and of `components.json`. */
export interface ComponentMeta {
  /** Name of the component. */
  name: string;
  group: ComponentGroup;
  status: ComponentStatus;
  /** The version of the package that had it first. */
  since: string;
  /** One sentence: what it is for. */
  summary: string;
  /** Address of the ARIA pattern it follows; none for what needs no more than its HTML element. */
  pattern?: string;
  /** Names that style sheets and tests of applications may rely on; renaming one is a major change. */
  parts: {
    /** Values of `data-component`, with what each is. A folder may hold several components. */
    component: Readonly<Record<string, string>>;
    /** Values of `data-part`. */
    part?: Readonly<Record<string, string>>;
    /** Other `data-*` attributes that show a state: when each is there, with its values. */
    state?: Readonly<Record<string, string>>;
  };
  /**
   * What an application imports, where that is more than the components: parts of a compound, hooks.
   * @default the names of the components
   */
  imports?: readonly string[];
  /** Keys, and what they do: `{ "Arrow Right": "…" }`. The keyboard test has one check for each row. */
  keyboard: Readonly<Record<string, string>>;
  /** Renders inside a React server component and sends no JavaScript of its own. */
  serverSafe: boolean;
  /** The most its script may weigh with all it needs except React, bytes after gzip. */
  budget: { js: number };
}

/** Types a component's meta, and keeps the names in it for the tests that must answer each of them. */
export const defineMeta = <const Meta extends ComponentMeta>(meta: Meta): Meta => meta;
